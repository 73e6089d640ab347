// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import typeDefs from '../../schema.graphql?raw';
import { createMemoryStore } from '../../server/catalogue/memory-store.ts';
import { type Contract, openContract } from '../../server/graphql/contract.ts';
import { createGraphqlEndpoint } from '../../server/graphql/graphql-endpoint.ts';
import { fixture } from '../../testing/fixture.ts';
import { listenLocally, post } from '../../testing/http-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'kuntur-contract-'));
const file = join(folder, 'schema.graphql');
const save = (text: string) => writeFileSync(file, text);
const withGreeting = typeDefs.replace('type Query {', 'type Query {\n  saludo: String\n');

let contract: Contract | undefined;
afterEach(() => {
  contract?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('openContract', () => {
  it('follows the saved contract and keeps the last valid one', async () => {
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
    const handle = createGraphqlEndpoint(schema, context, { allowAny: true, onContract });
    const server = createServer((request, response) => void handle(request, response));
    const url = await listenLocally(server);
    const execute = async (query: string) =>
      JSON.parse((await post(url, '/graphql', { query })).body);

    expect((await execute('{ saludo }')).errors[0].message).toContain('Cannot query field');
    const categories = await execute('{ category }');
    save(withGreeting);
    await expect
      .poll(() => execute('{ saludo }'), { timeout: 60_000 })
      .toEqual({ data: { saludo: null } });
    save(`${withGreeting}\ntype {`);
    expect(await execute('{ saludo category }')).toEqual({
      data: { saludo: null, ...categories.data },
    });
    save(typeDefs);
    await expect
      .poll(async () => (await execute('{ saludo }')).errors?.length, { timeout: 60_000 })
      .toBe(1);
    server.close();
  });
});
