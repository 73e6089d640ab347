// @vitest-environment node
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
const canContain = spawnSync('unshare', [...UNSHARE, 'true']).status === 0;

/** As containers are: the process has the PID 1 of a namespace of its own, and a host name. */
const inContainer = (hostname: string) => [
  'unshare',
  ...UNSHARE,
  ...['sh', '-c', 'hostname "$0" && exec "$@"', hostname],
];

const program = `import { lockDirectory } from './server/database/embedded/directory-lock.ts';
try { await lockDirectory(process.env.FOLDER); console.log('locked'); setInterval(() => {}, 1000); }
catch (error) { console.log(error.message); }`;

/** Has a process of its own lock the folder; it holds that until it is killed. */
async function lockElsewhere(
  prefix: string[] = [],
): Promise<{ said: string; child: ChildProcess }> {
  const command = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', program];
  const [file = '', ...args] = [...prefix, ...command];
  const child = spawn(file, args, { env: { ...process.env, FOLDER: folder } });
  const said = await new Promise<string>((resolve) => child.stdout.once('data', resolve));
  return { said: String(said).trim(), child };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
}

describe('the lock of a data directory', () => {
  it('is held by one at a time, and the other is told by whom', () => {
    const release = lockDirectory(folder);
    expect(() => lockDirectory(folder)).toThrow(`is in use by process ${process.pid} on `);
    release();
    release();
    expect(lockDirectory(folder)).toBeTypeOf('function');
  });

  it.each([
    ['another host', 'process 1 on other-host\n'],
    ['a PID that lives', `process ${process.pid} on here\n`],
    ['nothing', ''],
  ])('is taken over whatever a dead holder left written: %s', (_, text) => {
    writeFileSync(join(folder, 'lock'), text);
    writeFileSync(join(folder, 'lock-4.json'), '{"pid":1,"host":"other-host","released":false}');
    expect(lockDirectory(folder)).toBeTypeOf('function');
  });

  it('is let go of by a holder that is killed', async () => {
    const { said, child } = await lockElsewhere();
    expect(said).toBe('locked');
    expect(() => lockDirectory(folder)).toThrow(`is in use by process ${child.pid} on `);
    await kill(child);
    expect(lockDirectory(folder)).toBeTypeOf('function');
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it.skipIf(!canContain).each([
    ['of the same name', 'shop'],
    ['of another name', 'shop-2'],
  ])(
    'keeps a second container %s out, and goes to it when the first is killed',
    async (_, name) => {
      const first = await lockElsewhere(inContainer('shop'));
      expect(first.said).toBe('locked');
      const second = await lockElsewhere(inContainer(name));
      expect(second.said).toContain('is in use by process 1 on shop');
      await kill(first.child);
      const third = await lockElsewhere(inContainer(name));
      expect(third.said).toBe('locked');
      await kill(third.child);
    },
  );

  it('keeps a second server out, which ends with one line that names the first', async () => {
    lockDirectory(folder);
    const { code, output, log } = await runServer({ DATA_DIR: folder, LOG_LEVEL: 'error' });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(log).toEqual([
      expect.objectContaining({
        level: 'fatal',
        msg: expect.stringContaining(
          `The data directory ${folder} is in use by process ${process.pid} on `,
        ),
      }),
    ]);
  });
});
