// @vitest-environment node
import { cpSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '../../../server/database/embedded/embedded-database.ts';
import { startWriters } from '../../../testing/concurrent-writers.ts';
import { runServer, startServer } from '../../../testing/server-process.ts';
import { makeStore, type Store } from '../../../testing/store.ts';

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
  const cut = (paths: readonly string[], length = 0) => {
    expect(paths).not.toEqual([]);
    for (const path of paths) truncateSync(inDirectory(path), length);
  };
  /** The marker and the tables. A failed recovery of PostgreSQL may write elsewhere. */
  const dataFiles = () =>
    files('.')
      .filter((path) => /^(database\.json|cluster\/base\/)/.test(path))
      .filter((path) => !path.endsWith('pg_internal.init'))
      .map((path) => {
        const { size, mtimeMs } = statSync(inDirectory(path));
        return `${path}: ${size} bytes of ${mtimeMs}`;
      });

  it.each<[string, () => void]>([
    ['without PG_VERSION', () => remove('cluster/PG_VERSION')],
    ['without its cluster', () => remove('cluster')],
    ['without its marker', () => remove('database.json')],
    ['with a truncated marker', () => cut(['database.json'], 10)],
    ['without pg_control', () => remove('cluster/global/pg_control')],
    ['with an empty pg_control', () => cut(['cluster/global/pg_control'])],
    ['without its write-ahead log', () => cut(files('cluster/pg_wal'))],
    ['with empty tables', () => cut(files('cluster/base'))],
  ])('%s is refused and not overwritten', async (_, damage) => {
    damage();
    const before = dataFiles();
    await expect(openEmbeddedDatabase(store.dataDirectory)).rejects.toThrow(
      /is damaged: .*left as it is|was not made by this program; it is left untouched/,
    );
    expect(dataFiles()).toEqual(before);
  });

  it('keeps the server from starting with one log line, and can be repaired', async () => {
    remove('cluster/PG_VERSION');
    const { code, output, log } = await runServer({ ...store.environment, LOG_LEVEL: 'error' });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(log).toEqual([
      expect.objectContaining({
        level: 'fatal',
        msg: expect.stringContaining('is damaged: cluster/PG_VERSION is missing'),
      }),
    ]);
    cpSync(join(backup, 'cluster/PG_VERSION'), inDirectory('cluster/PG_VERSION'));
    expect(await store.messages()).toHaveLength(5);
  });
});
