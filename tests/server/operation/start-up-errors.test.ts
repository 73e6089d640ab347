// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../../server/http/listen.ts';
import {
  freePort,
  hasPostgres,
  type PostgresServer,
  startPostgres,
} from '../../../testing/postgres.ts';
import { beginServer } from '../../../testing/server-process.ts';
import { fastestEngine, makeStore } from '../../../testing/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'kuntur-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a server that cannot start; returns the only line that it logs. */
async function startUpError(environment: NodeJS.ProcessEnv): Promise<string> {
  const { ended, output, log } = beginServer({
    DATA_DIR: join(folder, 'unused'),
    ...environment,
  });
  expect({ code: await ended, output: output() }).toEqual({ code: 1, output: '' });
  const errors = log().filter(({ level }) => level !== 'info' && level !== 'warn');
  expect(errors).toEqual([expect.objectContaining({ level: 'fatal', msg: expect.any(String) })]);
  expect(errors[0]).not.toHaveProperty('err');
  return errors[0]?.msg ?? '';
}

describe('a server that cannot start', () => {
  it('reports a database that does not answer, without its password', async () => {
    const port = await freePort();
    const url = `postgres://shop:s3%2Fcr%23et@127.0.0.1:${port}/shop?application_name=x`;
    expect(await startUpError({ DATABASE_URL: url })).toBe(
      `The database at postgres://127.0.0.1:${port}/shop does not answer: connect ECONNREFUSED 127.0.0.1:${port}.`,
    );
  });

  it.each([
    ['PORT', null],
    ['ADMIN_PORT', '127.0.0.1'],
  ])('reports a %s that is in use', async (setting, host) => {
    const store = await makeStore(fastestEngine);
    const other = createServer();
    const port = await listen(other, 0, host);
    const settings = { [setting]: String(port), ADMIN_TOKEN: 'sixteen-letters-x' };
    expect(await startUpError({ ...store.location, ...settings })).toContain(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port: ${setting}=`,
    );
    other.close();
    await store.remove();
  });

  describe.skipIf(!hasPostgres())('on a PostgreSQL that refuses it', () => {
    let postgres: PostgresServer;
    beforeAll(async () => {
      postgres = await startPostgres({ password: 's3cret' });
    });
    afterAll(() => postgres.stop());

    it.each([
      ['a wrong password', { password: 'geheim' }, 'password authentication failed'],
      ['a missing database', { pathname: '/none' }, 'database "none" does not exist'],
    ])('reports %s, without any password', async (_, change, reason) => {
      const url = Object.assign(new URL(postgres.url), change);
      const message = await startUpError({ DATABASE_URL: url.href });
      expect(message).toContain(reason);
      expect(message).not.toMatch(/s3cret|geheim/);
    });
  });
});
