// @vitest-environment node
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from '../../../server/database/embedded/directory-lock.ts';
import { runServer } from '../../../testing/server-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kuntur-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const UNSHARE = ['--pid', '--uts', '--fork', '--mount-proc', '--kill-child'];
const canUnshare = spawnSync('unshare', [...UNSHARE, 'true']).status === 0;

/** A container: its process has PID 1 in a separate namespace, and another host name. */
const inContainer = (hostname: string) => [
  'unshare',
  ...UNSHARE,
  ...['sh', '-c', 'hostname "$0" && exec "$@"', hostname],
];

const program = `import { lockDirectory } from './server/database/embedded/directory-lock.ts';
try { lockDirectory(process.env.FOLDER); console.log('locked'); setInterval(() => {}, 1000); }
catch (error) { console.log(error.message); }`;

/** Locks the folder in another process, until that is killed. */
async function lockInProcess(prefix: string[] = []) {
  const command = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', program];
  const [file = '', ...args] = [...prefix, ...command];
  const child = spawn(file, args, { env: { ...process.env, FOLDER: folder } });
  const output = await new Promise<string>((resolve) => child.stdout.once('data', resolve));
  return { output: String(output).trim(), child };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
}

describe('the lock of a data directory', () => {
  it('has one holder, who is named to others', () => {
    const release = lockDirectory(folder);
    expect(() => lockDirectory(folder)).toThrow(`is in use by process ${process.pid} on `);
    release();
    release();
    expect(lockDirectory(folder)).toBeTypeOf('function');
  });

  it('is released when its process is killed', async () => {
    const { output, child } = await lockInProcess();
    expect(output).toBe('locked');
    expect(() => lockDirectory(folder)).toThrow(`is in use by process ${child.pid} on `);
    await kill(child);
    expect(lockDirectory(folder)).toBeTypeOf('function');
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it.skipIf(!canUnshare)('keeps a second container out until the first is killed', async () => {
    const first = await lockInProcess(inContainer('shop'));
    expect(first.output).toBe('locked');
    const second = await lockInProcess(inContainer('shop-2'));
    expect(second.output).toContain('is in use by process 1 on shop');
    await kill(first.child);
    const third = await lockInProcess(inContainer('shop-2'));
    expect(third.output).toBe('locked');
    await kill(third.child);
  });

  it('keeps a second server from starting, with one log line', async () => {
    lockDirectory(folder);
    const { code, output, log } = await runServer({ DATA_DIR: folder, LOG_LEVEL: 'error' });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(log).toHaveLength(1);
    expect(log[0]?.msg).toContain(
      `The data directory ${folder} is in use by process ${process.pid} on `,
    );
  });
});
