// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startWriters } from '../../../testing/concurrent-writers.ts';
import { rawFetch } from '../../../testing/http-client.ts';
import { freePort, hasPostgres, startPostgres } from '../../../testing/postgres.ts';
import { startServer } from '../../../testing/server-process.ts';
import { makeStore } from '../../../testing/store.ts';
import { findPostgres } from '../../../tools/lib/postgres.ts';
import { inProject } from '../../../tools/lib/project.mjs';
import { signIn } from '../../../tools/lib/sign-in.ts';

const backups = mkdtempSync(join(tmpdir(), 'kuntur-backups-'));
const pictures = join(mkdtempSync(join(tmpdir(), 'kuntur-shop-')), 'pictures');
afterAll(() => {
  for (const folder of [backups, dirname(pictures)]) rmSync(folder, { recursive: true });
});

const path = `${findPostgres()}:${process.env.PATH}`;

/** The environment of PostgreSQL's own programs. */
function location(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, pathname } = new URL(url);
  return {
    PATH: path,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGDATABASE: pathname.slice(1),
  };
}

function backUp(url: string): string[] {
  execFileSync(inProject('deploy/backup.sh'), {
    env: { ...location(url), BACKUPS: backups, PICTURES: pictures },
    stdio: 'pipe',
  });
  return readdirSync(backups)
    .filter((name) => name !== 'pictures')
    .sort();
}

describe('backup and restore', () => {
  it.skipIf(!hasPostgres())(
    'a dump made under load restores every acknowledged message on another server',
    async () => {
      const lost = await makeStore('postgres', { isOwn: true });
      const first = await startServer(lost.environment);
      const writers = startWriters(first.url, 'before', { count: 4 });
      await writers.reached(100);
      const acknowledged = [...writers.acknowledged];
      const [dump = ''] = backUp(lost.postgres?.url ?? '');
      await writers.reached(acknowledged.length + 50);
      await first.end('SIGKILL');
      await lost.remove();

      const postgres = await startPostgres();
      execFileSync(
        join(findPostgres() ?? '', 'pg_restore'),
        ['--dbname=postgres', '--no-owner', '--exit-on-error', join(backups, dump)],
        { env: location(postgres.url), stdio: 'pipe' },
      );
      const site = mkdtempSync(join(tmpdir(), 'kuntur-site-'));
      writeFileSync(join(site, 'index.html'), '<!doctype html>');
      const second = await startServer({
        DATABASE_URL: postgres.url,
        SITE_DIR: site,
        CONTACT_PER_HOUR: '1000000',
      });
      expect((await rawFetch(second.url, '/healthz')).status).toBe(200);
      const more = startWriters(second.url, 'after', { count: 1, most: 3 });
      await more.gone;
      expect(more.acknowledged).toHaveLength(3);
      await second.end('SIGTERM');

      const messages = execFileSync('psql', ['-Atc', 'SELECT message FROM contact_messages'], {
        env: location(postgres.url),
        encoding: 'utf8',
      }).split('\n');
      expect(messages).toEqual(expect.arrayContaining([...acknowledged, ...more.acknowledged]));
      await postgres.stop();
      rmSync(site, { recursive: true });
    },
  );

  it('a copy of the embedded database made under load restores every acknowledged message', async () => {
    const store = await makeStore('embedded', { isOwn: true });
    const ADMIN_TOKEN = 'un-token-de-prueba';
    const ADMIN_PORT = String(await freePort());
    const first = await startServer({ ...store.environment, ADMIN_PORT, ADMIN_TOKEN });
    const writers = startWriters(first.url, 'before', { count: 4 });
    await writers.reached(100);
    mkdirSync(join(store.dataDirectory, 'pictures'));
    writeFileSync(join(store.dataDirectory, 'pictures/1-a-640.webp'), 'picture');
    const acknowledged = [...writers.acknowledged];
    const admin = `http://127.0.0.1:${ADMIN_PORT}`;
    const copy = await fetch(`${admin}/admin/backup`, {
      method: 'POST',
      headers: { cookie: await signIn(admin, ADMIN_TOKEN) },
    });
    expect(copy.status).toBe(200);
    const archive = join(store.folder, 'shop.tar.gz');
    writeFileSync(archive, Buffer.from(await copy.arrayBuffer()));
    await writers.reached(writers.acknowledged.length + 50);
    await first.end('SIGKILL');
    await writers.gone;
    rmSync(store.dataDirectory, { recursive: true });

    mkdirSync(store.dataDirectory);
    execFileSync('tar', ['-xzf', archive, '-C', store.dataDirectory]);
    const second = await startServer(store.environment);
    expect((await rawFetch(second.url, '/healthz')).status).toBe(200);
    const picture = await rawFetch(second.url, '/images/catalogue/1-a-640.webp');
    expect(picture).toMatchObject({ status: 200, body: 'picture' });
    const more = startWriters(second.url, 'after', { count: 1, most: 3 });
    await more.gone;
    await second.end('SIGTERM');
    expect(await store.messages()).toEqual(
      expect.arrayContaining([...acknowledged, ...more.acknowledged]),
    );
    await store.remove();
  });

  it.skipIf(!hasPostgres())(
    'backup.sh keeps the newest dumps and never names an incomplete one as a dump',
    async () => {
      for (let day = 10; day < 25; day++) {
        writeFileSync(join(backups, `2020-01-${day}T000000Z.dump`), 'old');
      }
      const postgres = await startPostgres();
      const left = backUp(postgres.url);
      expect(left).toHaveLength(14);
      expect(left.every((name) => !name.startsWith('2020-01-10') && name.endsWith('.dump'))).toBe(
        true,
      );
      mkdirSync(pictures);
      for (const name of ['1.webp', '2.webp']) {
        writeFileSync(join(pictures, name), 'x');
        backUp(postgres.url);
      }
      expect(readdirSync(join(backups, 'pictures'))).toEqual(['1.webp', '2.webp']);
      const kept = backUp(postgres.url);
      await postgres.stop();

      expect(() => backUp(postgres.url)).toThrow();
      expect(
        readdirSync(backups)
          .filter((name) => name.endsWith('.dump'))
          .sort(),
      ).toEqual(kept);
    },
  );
});
