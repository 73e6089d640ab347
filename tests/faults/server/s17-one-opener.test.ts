// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from '../../../server/database/embedded/directory-lock.ts';
import { ownIdentity } from '../../../server/database/embedded/process-identity.ts';
import { runServer } from '../../../testing/server-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kuntur-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('S17: the lock of a data directory', () => {
  const leaveLock = (holder: object) =>
    writeFileSync(
      join(folder, 'lock-4.json'),
      JSON.stringify({ ...ownIdentity(), released: false, ...holder }),
    );
  const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

  it('S17: is held by one at a time, and the other is told by whom', async () => {
    const release = await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(`is in use by process ${process.pid}.`);
    release();
    await expect(lockDirectory(folder)).resolves.toBeTypeOf('function');
  });

  it('S17: is taken over from a process that has died', async () => {
    leaveLock({ pid: deadPid() });
    await lockDirectory(folder);
    expect(readdirSync(folder)).toEqual(['lock-5.json']);
  });

  it.runIf(process.platform === 'linux')(
    'S17: is taken over when another process has got the PID',
    async () => {
      leaveLock({ startMark: 'another boot/1' });
      await expect(lockDirectory(folder)).resolves.toBeTypeOf('function');
    },
  );

  it('S17: is not taken over from another host, whose processes nobody here can see', async () => {
    leaveLock({ pid: deadPid(), host: 'other-host' });
    await expect(lockDirectory(folder)).rejects.toThrow(/in use by process \d+ on other-host/);
  });

  it('S17: is taken over when its holder died while writing it', async () => {
    writeFileSync(join(folder, 'lock-1.json'), '{"pid":');
    await expect(lockDirectory(folder)).resolves.toBeTypeOf('function');
  });

  it('S17: goes to exactly one of many that find the same dead holder', async () => {
    leaveLock({ pid: deadPid() });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => lockDirectory(folder)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('S17: keeps a second server out, which ends with one line that names the first', async () => {
    await lockDirectory(folder);
    const { code, output, log } = await runServer({ DATA_DIR: folder, LOG_LEVEL: 'error' });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(log).toEqual([
      expect.objectContaining({
        level: 'fatal',
        msg: expect.stringContaining(
          `The data directory ${folder} is in use by process ${process.pid}.`,
        ),
      }),
    ]);
  });
});
