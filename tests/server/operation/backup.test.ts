// @vitest-environment node
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { backupProblem } from '../../../server/observability/backup.ts';
import { inProject } from '../../../tools/lib/project.mjs';
import { canMount, makeSmallDisk } from '../database/small-disk.ts';

/** Replaces pg_dump: writes `$1` into the file that it is to write. */
const writes = (text: string) =>
  `for argument; do case $argument in --file=*) printf '%s' '${text}' >"\${argument#--file=}";; esac; done\n`;
const WHOLE = writes('whole');
/** pg_restore reads to the end of a dump. */
const READS = 'for dump; do :; done\ngrep -qx whole "$dump"\n';
/** Of 17 days. */
const earlier = Array.from({ length: 17 }, (_, day) => `2020-01-${day + 10}T031500Z.dump`);

describe('deploy/backup.sh', () => {
  let folder: string;
  let backups: string;
  let data: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kuntur-backup-'));
    [backups, data] = [join(folder, 'backups'), join(folder, 'data')];
    for (const path of [backups, join(data, 'pictures')]) mkdirSync(path, { recursive: true });
    for (const name of earlier) writeFileSync(join(backups, name), 'whole');
    onTestFinished(() => rmSync(folder, { recursive: true }));
  });

  /** Runs the script once with stubs of PostgreSQL's programs. */
  const backUp = (pgDump: string, user: { uid?: number } = {}) => {
    for (const [name, script] of [
      ['pg_dump', pgDump],
      ['pg_restore', READS],
    ] as const) {
      writeFileSync(join(folder, name), `#!/bin/sh\n${script}`);
      chmodSync(join(folder, name), 0o755);
    }
    const env = {
      PATH: `${folder}:${process.env.PATH}`,
      BACKUPS: backups,
      PICTURES: join(data, 'pictures'),
    };
    // Another user may not read the checkout.
    copyFileSync(inProject('deploy/backup.sh'), join(folder, 'backup.sh'));
    return spawnSync(join(folder, 'backup.sh'), {
      ...user,
      cwd: folder,
      env,
      timeout: 10_000,
      encoding: 'utf8',
    });
  };
  const files = () => readdirSync(backups, { recursive: true }).map(String).sort();

  it.each([
    ['fails before it writes', 'exit 1\n'],
    ['fails half way', `${writes('wh')}exit 1\n`],
    ['is killed half way', `${writes('wh')}kill -9 $$\n`],
    ['says that half a dump is whole', writes('wh')],
    ['writes nothing', writes('')],
  ])(
    'keeps every earlier dump and no other file, and raises the alarm if pg_dump %s',
    (_, pgDump) => {
      for (let day = 0; day < 2; day++) {
        const { status, stdout } = backUp(pgDump);
        expect(status).toBeGreaterThan(0);
        expect(stdout).not.toContain('wrote');
        expect(files().filter((name) => name !== 'pictures')).toEqual(earlier);
      }
      expect(backupProblem(data)).toBe('The last backup failed');

      expect(backUp(WHOLE)).toMatchObject({ status: 0, stdout: expect.stringContaining('wrote') });
      const dumps = files().filter((name) => name.endsWith('.dump'));
      expect(dumps).toHaveLength(14);
      expect(dumps.slice(0, 13)).toEqual(earlier.slice(4));
      expect(backupProblem(data)).toBeNull();
    },
  );

  it('removes what a killed backup left, and completes its pictures', () => {
    writeFileSync(join(data, 'pictures/1.webp'), 'picture');
    mkdirSync(join(backups, 'pictures'));
    for (const name of ['2020.dump.part', 'pictures/1.webp.part']) {
      writeFileSync(join(backups, name), 'pic');
    }
    expect(backUp(WHOLE).status).toBe(0);
    expect(files().filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(readFileSync(join(backups, 'pictures/1.webp'), 'utf8')).toBe('picture');
  });

  it('keeps the record of the shop next to each dump, and removes both together', () => {
    writeFileSync(join(data, 'shop.json'), '{"name":"Fierros Ayar"}');
    const old = (earlier[0] ?? '').replace('.dump', '.shop.json');
    writeFileSync(join(backups, old), '{}');
    expect(backUp(WHOLE).status).toBe(0);
    const records = files().filter((name) => name.endsWith('.shop.json'));
    expect(records.map((name) => readFileSync(join(backups, name), 'utf8'))).toEqual([
      '{"name":"Fierros Ayar"}',
    ]);
  });

  it.skipIf(!canMount())('keeps no half file on a full disk', () => {
    const disk = makeSmallDisk(1);
    onTestFinished(disk.remove);
    backups = disk.folder;
    writeFileSync(join(backups, earlier[0] ?? ''), 'whole');
    writeFileSync(join(data, 'pictures/1.webp'), Buffer.alloc(2 ** 21));
    expect(backUp(WHOLE).status).toBeGreaterThan(0);
    expect(files()).toEqual([earlier[0], 'pictures']);
    expect(backupProblem(data)).toBe('The last backup failed');
  });

  // Root may write anywhere.
  const other = process.getuid?.() === 0 ? { uid: 65_534 } : {};

  it.each(['backups', 'backups/pictures', 'data'])(
    'names a folder that its user cannot write to, and the remedy: %s',
    (name) => {
      mkdirSync(join(backups, 'pictures'));
      for (const path of [backups, join(backups, 'pictures'), data]) chmodSync(path, 0o777);
      chmodSync(folder, 0o755);
      const path = join(folder, name);
      chmodSync(path, 0o000);
      const { status, stderr } = backUp(WHOLE, other);
      chmodSync(path, 0o755);
      expect(status).toBe(1);
      expect(stderr).toMatch(/cannot write to \S+, which belongs to \S+ As root: chown -R /);
      expect(stderr).toContain(`: ${path}\n`);
      expect(files().filter((file) => file !== 'pictures')).toEqual(earlier);
      expect(backupProblem(data)).toBe(name === 'data' ? null : 'The last backup failed');
    },
  );

  it('says how to create the folder of the backups', () => {
    rmSync(backups, { recursive: true });
    const { status, stderr } = backUp(WHOLE);
    expect(status).toBe(1);
    expect(stderr).toContain(`There is no folder ${backups}. As root: install -d -m 700 -o `);
    expect(backupProblem(data)).toBe('The last backup failed');
  });

  it.skipIf(!('uid' in other))('succeeds where its user may not change owners', () => {
    rmSync(data, { recursive: true });
    for (const path of [folder, backups]) chmodSync(path, 0o777);
    expect(backUp(WHOLE, other)).toMatchObject({ status: 0, stderr: '' });
    expect(backupProblem(data)).toBeNull();
  });

  it('creates the folder of the shop if that has none yet, for the alarm', () => {
    rmSync(data, { recursive: true });
    backUp('exit 1\n');
    expect(existsSync(data)).toBe(true);
    expect(backupProblem(data)).toBe('The last backup failed');
  });
});

it('the alarm is raised if no backup has succeeded for 26 hours, once there was one', () => {
  const data = mkdtempSync(join(tmpdir(), 'kuntur-backup-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  expect(backupProblem(data)).toBeNull();
  const done = join(data, 'backup-done');
  writeFileSync(done, '');
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  utimesSync(done, ago(25), ago(25));
  expect(backupProblem(data)).toBeNull();
  utimesSync(done, ago(27), ago(27));
  expect(backupProblem(data)).toBe('The last backup is older than 26 hours');
});
