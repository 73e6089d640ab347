import { createServer } from 'node:http';
import { vi } from 'vitest';
import typeDefs from '../../../schema.graphql?raw';
import { createMemoryStore } from '../../../server/catalogue/memory-store.ts';
import type { Door } from '../../../server/graphql/door.ts';
import { createShopSchema } from '../../../server/graphql/schema.ts';
import { createGraphqlEndpoint } from '../../../server/http/graphql-endpoint.ts';
import { listen } from '../../../server/http/listen.ts';
import { fixture } from '../../contract/fixture.ts';
import { type Answer, ask, post } from '../../server/http-client.ts';

/** The contract over HTTP in this very process, so that a test sees what is run behind it. */
export interface ShopServer {
  url: string;
  /** How often the catalogue was asked for anything: what is refused never gets so far. */
  asked(): number;
  /** Posts a query as the storefront would, over its own connection. */
  query(query: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** Posts any text as JSON. */
  send(body: string): Promise<Answer>;
  close(): void;
}

const schema = createShopSchema(typeDefs);

/** What the storefront says that it takes. */
const accept = 'application/graphql-response+json, application/json';

/** @param door closed, as in production, unless said otherwise */
export async function startShop(door: Door = 'closed'): Promise<ShopServer> {
  let asked = 0;
  const catalogue = new Proxy(createMemoryStore(fixture), {
    get(store, method, receiver) {
      asked++;
      return Reflect.get(store, method, receiver);
    },
  });
  const context = { catalogue, showPurchasePrice: false, publicUrl: 'http://localhost' };
  const endpoint = createGraphqlEndpoint(schema, context, { door });
  const server = createServer((request, response) => void endpoint(request, response));
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  // What every page asks first is worked out once at the start.
  await vi.waitUntil(() => asked === 2);
  return {
    url,
    asked: () => asked,
    query: (query, variables) => post(url, '/graphql', { query, variables }, { accept }),
    send: (body) =>
      ask(url, '/graphql', {
        method: 'POST',
        headers: { accept, 'content-type': 'application/json' },
        body,
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
