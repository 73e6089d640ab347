// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import typeDefs from '../../schema.graphql?raw';
import { createMemoryStore } from '../../server/catalogue/memory-store.ts';
import { type Contract, openContract } from '../../server/graphql/contract.ts';
import { createGraphqlEndpoint } from '../../server/graphql/graphql-endpoint.ts';
import { fixture } from '../../testing/fixture.ts';
import { listenLocally, post } from '../../testing/http-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'kuntur-contract-'));
const file = join(folder, 'schema.graphql');
const save = (text: string) => writeFileSync(file, text);
const more = typeDefs.replace('type Query {', 'type Query {\n  saludo: String\n');

let contract: Contract | undefined;
afterEach(() => {
  contract?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a running backend answers by a contract as it is saved, and by the one before it while that is malformed', async () => {
  save('type {');
  const opening = openContract(true, file);
  save(typeDefs);
  contract = await opening;
  const context = {
    catalogue: createMemoryStore(fixture),
    showPurchasePrice: false,
    publicUrl: 'http://localhost',
  };
  const { schema, onChange: onContract } = contract;
  const answer = createGraphqlEndpoint(schema, context, { allowAny: true, onContract });
  const server = createServer((request, response) => void answer(request, response));
  const url = await listenLocally(server);
  const rawFetch = async (query: string) =>
    JSON.parse((await post(url, '/graphql', { query })).body);

  expect((await rawFetch('{ saludo }')).errors[0].message).toContain('Cannot query field "saludo"');
  const categories = await rawFetch('{ category }');
  save(more);
  await expect
    .poll(() => rawFetch('{ saludo }'), { timeout: 60_000 })
    .toEqual({ data: { saludo: null } });
  save('type {');
  save(`${more}\ntype {`);
  expect(await rawFetch('{ saludo category }')).toEqual({
    data: { saludo: null, ...categories.data },
  });
  save(typeDefs);
  await expect
    .poll(async () => (await rawFetch('{ saludo }')).errors?.length, { timeout: 60_000 })
    .toBe(1);
  server.close();
});
