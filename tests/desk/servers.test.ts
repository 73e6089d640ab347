import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/catalogue/memory-store.ts';
import type { Door } from '../../server/graphql/door.ts';
import { createShopSchema } from '../../server/graphql/schema.ts';
import { createGraphqlEndpoint } from '../../server/http/graphql-endpoint.ts';
import { listen } from '../../server/http/listen.ts';
import { openWorkspace } from '../../tools/schema/project.ts';
import { readArguments } from '../../tools/schema/verb.ts';
import { diff } from '../../tools/schema/verbs/diff.ts';
import { pull } from '../../tools/schema/verbs/pull.ts';
import { idleAttendant } from '../server/attendant.ts';

const close: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const one of close.splice(0)) await one();
});

const sdl = readFileSync('schema.graphql', 'utf8');

/** What the desk is told on the command line. */
const run = async (verb: typeof pull, ...line: string[]) =>
  verb.run(await openWorkspace(process.cwd()), readArguments(line, {}, verb.takes));

describe('the reference backend', () => {
  it('gives the contract to the letter, and no difference', async () => {
    const url = await startReferenceBackend('open');
    const folder = mkdtempSync(join(tmpdir(), 'kuntur-pull-'));
    close.push(async () => rmSync(folder, { recursive: true }));
    const file = join(folder, 'pulled.graphql');

    expect(await run(pull, url, '--out', file)).toMatchObject({ code: 0, facts: { same: true } });
    expect(readFileSync(file, 'utf8')).toBe(sdl);
    expect(await run(diff, url, '--fail-on', 'any')).toMatchObject({
      code: 0,
      text: 'No change: the candidate is the contract.',
      facts: { changes: [] },
    });
  });
});

describe('the reference backend in production', () => {
  it('has introspection switched off, and says how to open it', async () => {
    await expect(run(pull, await startReferenceBackend('closed'))).rejects.toThrow(
      /OPEN_GRAPHQL=1/,
    );
  });
});

describe('a server of another make', () => {
  it('is pulled from, and compared', async () => {
    const url = await startApollo(true);
    const { code, facts } = await run(diff, url, '--fail-on', 'any');
    expect({ code, changes: facts.changes }).toEqual({ code: 0, changes: [] });
  });

  it('with introspection switched off says so, and what to do', async () => {
    await expect(run(pull, await startApollo(false))).rejects.toThrow(
      /introspection switched off: .*\nAsk its developers for the SDL or an introspection JSON/,
    );
  });
});

async function startApollo(introspection: boolean): Promise<string> {
  const server = new ApolloServer({ typeDefs: sdl, introspection, logger: silent });
  const { url } = await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } });
  close.push(() => server.stop());
  return url;
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };

async function startReferenceBackend(door: Door): Promise<string> {
  const context = {
    catalogue: createMemoryStore({ categories: [], products: [] }),
    showPurchasePrice: false,
    publicUrl: 'http://localhost',
  };
  const options = { ...idleAttendant(), door };
  const answer = createGraphqlEndpoint(createShopSchema(sdl), context, options);
  const server = createServer((request, response) => void answer(request, response));
  const port = await listen(server, 0, '127.0.0.1');
  close.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  );
  return `http://127.0.0.1:${port}/graphql`;
}
