// @vitest-environment node
import { cpSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '../../../server/database/embedded/embedded-database.ts';
import { CONTACT_PATH, startWriters } from '../../../testing/concurrent-writers.ts';
import { contactRequest, post, postGraphql, rawFetch } from '../../../testing/http-client.ts';
import { startServer } from '../../../testing/server-process.ts';
import { makeStore, type Store } from '../../../testing/store.ts';
import { requestBody } from '../../../tools/lib/request-body.ts';

describe('a damaged data directory', { timeout: 60_000 }, () => {
  let store: Store;
  let backup: string;

  beforeAll(async () => {
    store = await makeStore('embedded');
    const server = await startServer(store.environment);
    await startWriters(server.url, 'S19', { count: 1, most: 5 }).gone;
    await server.end('SIGTERM');
    backup = join(store.folder, 'backup');
    cpSync(store.dataDirectory, backup, { recursive: true });
  });
  afterAll(() => store.remove());
  beforeEach(() => {
    rmSync(store.dataDirectory, { recursive: true });
    cpSync(backup, store.dataDirectory, { recursive: true });
  });

  const inDirectory = (path: string) => join(store.dataDirectory, path);
  const remove = (path: string) => rmSync(inDirectory(path), { recursive: true });
  const files = (path: string) =>
    readdirSync(inDirectory(path), { recursive: true, encoding: 'utf8' })
      .map((name) => join(path, name))
      .filter((name) => statSync(inDirectory(name)).isFile());
  const cut = (paths: readonly string[]) => {
    expect(paths).not.toEqual([]);
    for (const path of paths) truncateSync(inDirectory(path));
  };
  /** The tables. A failed recovery of PostgreSQL may write elsewhere. */
  const dataFiles = () =>
    files('.')
      .filter((path) => path.startsWith('cluster/base/'))
      .filter((path) => !path.endsWith('pg_internal.init'))
      .map((path) => {
        const { size, mtimeMs } = statSync(inDirectory(path));
        return `${path}: ${size} bytes of ${mtimeMs}`;
      });

  it.each<[string, () => void]>([
    ['without PG_VERSION', () => remove('cluster/PG_VERSION')],
    ['without pg_control', () => remove('cluster/global/pg_control')],
    ['without its write-ahead log', () => cut(files('cluster/pg_wal'))],
    ['with empty tables', () => cut(files('cluster/base'))],
  ])('%s is refused and not overwritten', async (_, damage) => {
    damage();
    const before = dataFiles();
    await expect(openEmbeddedDatabase(store.dataDirectory)).rejects.toThrow(
      /is damaged: .*left as it is/,
    );
    expect(dataFiles()).toEqual(before);
  });

  /** Overwrites the pages of a table, which a closed database has on disk. */
  const overwrite = async (name: string) => {
    const database = await openEmbeddedDatabase(store.dataDirectory);
    const [file] = await database.query<{ path: string }>(
      `SELECT pg_relation_filepath('${name}') AS path`,
    );
    await database.close();
    const path = inDirectory(join('cluster', file?.path ?? ''));
    writeFileSync(path, Buffer.alloc(statSync(path).size, 0xa5));
  };

  it('serves the catalogue and reports refused messages if their table is damaged', async () => {
    await overwrite('contact_messages');
    const server = await startServer(store.environment);
    expect((await post(server.url, CONTACT_PATH, contactRequest('Hola'))).status).toBe(503);
    const body = 'The last contact message was not stored';
    expect(await rawFetch(server.url, '/healthz')).toMatchObject({ status: 503, body });
    expect((await postGraphql(server.url, requestBody('ProductosResumen'))).status).toBe(200);
    await server.end('SIGKILL');
  });
});
