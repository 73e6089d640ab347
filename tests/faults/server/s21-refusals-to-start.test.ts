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
import { runServer } from '../../../testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'kuntur-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a server that must refuse to start, and gives the one line in which it says why. */
async function refusal(environment: NodeJS.ProcessEnv): Promise<string> {
  const { code, output, log } = await runServer({
    DATA_DIR: join(folder, 'unused'),
    LOG_LEVEL: 'error',
    ...environment,
  });
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(log).toEqual([expect.objectContaining({ level: 'fatal', msg: expect.any(String) })]);
  expect(log[0]).not.toHaveProperty('err');
  return log[0]?.msg ?? '';
}

describe('a wrong DATABASE_URL', () => {
  it('is refused by its look, before anything is asked', async () => {
    expect(await refusal({ DATABASE_URL: 'mysql://shop:s3cret@db/shop' })).toBe(
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    );
  });

  it('where nobody answers is named, without its password', async () => {
    const port = await freePort();
    expect(await refusal({ DATABASE_URL: `postgres://shop:s3cret@127.0.0.1:${port}/shop` })).toBe(
      `The database at postgres://shop@127.0.0.1:${port}/shop does not answer: connect ECONNREFUSED 127.0.0.1:${port}.`,
    );
  });

  it('of a host that does not exist is named, without its password', async () => {
    const message = await refusal({ DATABASE_URL: 'postgres://shop:s3cret@nowhere.invalid/shop' });
    expect(message).toContain('The database at postgres://shop@nowhere.invalid/shop does not');
    expect(message).not.toContain('s3cret');
  });

  describe.skipIf(!hasPostgres())('of a server that is there', () => {
    let postgres: PostgresServer;
    beforeAll(async () => {
      postgres = await startPostgres({ password: 's3cret' });
    });
    afterAll(() => postgres.stop());

    it.each([
      ['another password', { password: 'geheim' }, 'password authentication failed'],
      ['another user', { username: 'nobody' }, 'password authentication failed'],
      ['another database', { pathname: '/none' }, 'database "none" does not exist'],
    ])('with %s is refused with the reason, without any password', async (_, change, reason) => {
      const url = Object.assign(new URL(postgres.url), change);
      const message = await refusal({ DATABASE_URL: url.href });
      expect(message).toContain(reason);
      expect(message).not.toMatch(/s3cret|geheim/);
    });
  });
});

it.each([
  ['PORT', null],
  ['METRICS_PORT', '127.0.0.1'],
])('a %s that is taken, on the address %s, is refused and named', async (setting, host) => {
  const other = createServer();
  const port = await listen(other, 0, host);
  const dataDirectory = join(folder, `beside-${setting}`);
  const message = await refusal({ DATA_DIR: dataDirectory, [setting]: String(port) });
  expect(message).toMatch(
    `Port ${port} is already in use. Stop the program that uses it, or choose another port: ${setting}=`,
  );
  other.close();
});
