// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockDirectory } from '../../server/database/embedded/directory-lock.ts';
import { listen } from '../../server/http/listen.ts';
import { freePort } from '../support/postgres.ts';
import { runServer } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'kuntur-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a server that must refuse to start, and gives the one line that it says. */
async function refusal(environment: NodeJS.ProcessEnv): Promise<string> {
  const { code, output } = await runServer({ DATA_DIR: join(folder, 'unused'), ...environment });
  expect(code).toBe(1);
  expect(output.trimEnd().split('\n')).toHaveLength(1);
  return output;
}

it('refuses a port that is taken, on whichever address, and says which', async () => {
  for (const host of [null, '127.0.0.1']) {
    const other = createServer();
    const port = await listen(other, 0, host);
    expect(await refusal({ PORT: String(port) })).toMatch(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=`,
    );
    other.close();
  }
});

it('refuses a DATABASE_URL that is none', async () => {
  expect(await refusal({ DATABASE_URL: 'mysql://shop:s3cret@db/shop' })).toBe(
    'DATABASE_URL must look like postgres://user:password@host:5432/database.\n',
  );
});

it('refuses a DATABASE_URL that does not answer, without its password', async () => {
  const port = await freePort();
  expect(await refusal({ DATABASE_URL: `postgres://shop:s3cret@127.0.0.1:${port}/shop` })).toBe(
    `The database at postgres://shop@127.0.0.1:${port}/shop does not answer: connect ECONNREFUSED 127.0.0.1:${port}.\n`,
  );
});

it('refuses a data directory that another process holds, and names it', async () => {
  const held = join(folder, 'held');
  mkdirSync(held);
  await lockDirectory(held);
  expect(await refusal({ DATA_DIR: held })).toContain(
    `The data directory ${held} is in use by process ${process.pid}.`,
  );
});

it('refuses a damaged data directory and leaves it as it is', async () => {
  const damaged = join(folder, 'damaged');
  mkdirSync(join(damaged, 'cluster'), { recursive: true });
  writeFileSync(join(damaged, 'database.json'), '{"program":"kuntur-aceros","state":"ready"}\n');
  expect(await refusal({ DATA_DIR: damaged })).toContain(
    `The database in ${damaged} is damaged: cluster/PG_VERSION is missing. It is left untouched.`,
  );

  writeFileSync(join(damaged, 'cluster/PG_VERSION'), '18\n');
  expect(await refusal({ DATA_DIR: damaged })).toContain(
    `The database in ${damaged} is damaged: it cannot be opened`,
  );
});

it('refuses a data directory with something else in it', async () => {
  const foreign = join(folder, 'foreign');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'fotos.zip'), '');
  expect(await refusal({ DATA_DIR: foreign })).toContain('was not made by this program');
});
