import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { afterEach, expect, it } from 'vitest';
import { run } from '../../tools/schema/run.ts';

let server: ApolloServer | undefined;
afterEach(() => server?.stop());

/** What `npm run schema -- diff` says of an Apollo server that honours the contract. */
async function diffApollo(introspection: boolean) {
  const typeDefs = readFileSync('schema.graphql', 'utf8');
  server = new ApolloServer({ typeDefs, introspection, logger: silent });
  const { url } = await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } });
  return run(process.cwd(), ['diff', url, '--fail-on', 'any'], {});
}
const silent = { debug() {}, info() {}, warn() {}, error() {} };

it('a server of another make is pulled from, and compared', async () => {
  expect(await diffApollo(true)).toEqual({
    code: 0,
    output: 'No change: the candidate is the contract.',
  });
});

it('a server of another make with introspection switched off says so, and what to do', async () => {
  expect(await diffApollo(false)).toEqual({
    code: 2,
    errors: expect.stringMatching(
      /introspection switched off: .*\nAsk its developers for the SDL or an introspection JSON/,
    ),
  });
});
