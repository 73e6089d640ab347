// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataDirectory } from '../../../server/database/embedded/data-directory.ts';
import { lockDirectory } from '../../../server/database/embedded/directory-lock.ts';
import { ownIdentity } from '../../../server/database/embedded/process-identity.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kuntur-directory-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What PostgreSQL leaves in a folder, as far as anyone here looks. */
function fill(clusterPath: string): void {
  mkdirSync(clusterPath);
  writeFileSync(join(clusterPath, 'PG_VERSION'), '18\n');
}

async function makeComplete(): Promise<void> {
  const directory = await openDataDirectory(folder);
  fill(directory.clusterPath);
  directory.markReady();
  directory.release();
}

describe('the data directory', () => {
  it('is new where there is none, and holds its database from then on', async () => {
    const inside = join(folder, 'a', 'b');
    const first = await openDataDirectory(inside);
    expect(first.isNew).toBe(true);
    fill(first.clusterPath);
    first.markReady();
    first.release();

    const second = await openDataDirectory(inside);
    expect(second.isNew).toBe(false);
    expect(existsSync(join(second.clusterPath, 'PG_VERSION'))).toBe(true);
  });

  it('is begun anew where its first initialisation was interrupted', async () => {
    const interrupted = await openDataDirectory(folder);
    fill(interrupted.clusterPath);
    interrupted.release();

    const next = await openDataDirectory(folder);
    expect(next.isNew).toBe(true);
    expect(existsSync(next.clusterPath)).toBe(false);
  });

  it.each(['cluster/PG_VERSION', 'cluster'])(
    'is refused without its %s, and left untouched',
    async (lost) => {
      await makeComplete();
      rmSync(join(folder, lost), { recursive: true });
      const before = readdirSync(folder, { recursive: true });

      await expect(openDataDirectory(folder)).rejects.toThrow(
        'is damaged: cluster/PG_VERSION is missing',
      );
      expect(readdirSync(folder, { recursive: true })).toEqual(before);
    },
  );

  it('is refused when it lost its marker', async () => {
    await makeComplete();
    rmSync(join(folder, 'database.json'));
    await expect(openDataDirectory(folder)).rejects.toThrow('was not made by this program');
  });

  it('is refused where someone keeps other things in it', async () => {
    writeFileSync(join(folder, 'fotos.zip'), '');
    await expect(openDataDirectory(folder)).rejects.toThrow('was not made by this program');
    expect(readdirSync(folder)).toEqual(['fotos.zip']);
  });

  it('is refused where a file stands in its place', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(openDataDirectory(join(folder, 'file'))).rejects.toThrow('cannot be used: EEXIST');
  });
});

describe('the lock of a directory', () => {
  const leaveLock = (holder: object) =>
    writeFileSync(
      join(folder, 'lock-4.json'),
      JSON.stringify({ ...ownIdentity(), released: false, ...holder }),
    );
  const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

  it('is held by one at a time, and the other is told by whom', async () => {
    const release = await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(`is in use by process ${process.pid}.`);
    release();
    await expect(lockDirectory(folder)).resolves.toBeTypeOf('function');
  });

  it('is taken over from a process that has died', async () => {
    leaveLock({ pid: deadPid() });
    await lockDirectory(folder);
    expect(readdirSync(folder)).toEqual(['lock-5.json']);
  });

  it.runIf(process.platform === 'linux')(
    'is taken over when another process has got the PID',
    async () => {
      leaveLock({ startMark: 'another boot/1' });
      await expect(lockDirectory(folder)).resolves.toBeTypeOf('function');
    },
  );

  it('is not taken over from another host, whose processes nobody here can see', async () => {
    leaveLock({ pid: deadPid(), host: 'other-host' });
    await expect(lockDirectory(folder)).rejects.toThrow(/in use by process \d+ on other-host/);
  });

  it('is taken over when its holder died while writing it', async () => {
    writeFileSync(join(folder, 'lock-1.json'), '{"pid":');
    await expect(lockDirectory(folder)).resolves.toBeTypeOf('function');
  });

  it('goes to exactly one of many that find the same dead holder', async () => {
    leaveLock({ pid: deadPid() });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => lockDirectory(folder)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
