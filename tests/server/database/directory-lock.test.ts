// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from '../../../server/database/embedded/directory-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kuntur-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const program = `import { lockDirectory } from './server/database/embedded/directory-lock.ts';
try { lockDirectory(process.env.FOLDER); console.log('locked'); setInterval(() => {}, 1000); }
catch (error) { console.log(error.message); }`;

/** Locks the folder in another process, until that is killed. */
async function lockInProcess() {
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const child = spawn(process.execPath, args, { env: { ...process.env, FOLDER: folder } });
  const output = await new Promise<string>((resolve) => child.stdout.once('data', resolve));
  return { output: String(output).trim(), child };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
}

describe('the lock of a data directory', () => {
  it('is released when its process is killed', async () => {
    const { output, child } = await lockInProcess();
    expect(output).toBe('locked');
    expect(() => lockDirectory(folder)).toThrow(`is in use by process ${child.pid} on `);
    await kill(child);
    expect(lockDirectory(folder)).toBeTypeOf('function');
    expect(readdirSync(folder)).toEqual(['lock']);
  });
});
