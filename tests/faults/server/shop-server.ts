import type { ServerResponse } from 'node:http';
import { vi } from 'vitest';
import typeDefs from '../../../schema.graphql?raw';
import { createMemoryStore } from '../../../server/catalogue/memory-store.ts';
import type { Door } from '../../../server/graphql/door.ts';
import { createShopSchema } from '../../../server/graphql/schema.ts';
import { createApp } from '../../../server/http/app.ts';
import { createGraphqlEndpoint } from '../../../server/http/graphql-endpoint.ts';
import { sendText } from '../../../server/http/responses.ts';
import { createStaticSite } from '../../../server/http/static-site.ts';
import { createWebServer, type WebServerLimits } from '../../../server/http/web-server.ts';
import { fixture } from '../../../testing/fixture.ts';
import { type Answer, ask, listenLocally, post } from '../../../testing/http-client.ts';
import { idleAttendant } from '../../server/attendant.ts';

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

export interface ShopOptions {
  /** Closed, as in production, unless said otherwise. */
  door?: Door;
  /** Shorter ones than in production, where a test waits for their end. */
  limits?: Partial<WebServerLimits>;
  /** Folder of the site; none where a test is not about it. */
  site?: string;
  /** Where the world sees the server. */
  publicUrl?: string;
}

export async function startShop({
  door = 'closed',
  limits,
  site = '',
  publicUrl = 'http://localhost',
}: ShopOptions = {}) {
  let asked = 0;
  const catalogue = new Proxy(createMemoryStore(fixture), {
    get(store, method, receiver) {
      asked++;
      return Reflect.get(store, method, receiver);
    },
  });
  const context = { catalogue, showPurchasePrice: false, publicUrl };
  const elsewhere = (_: unknown, response: ServerResponse) => sendText(response, 200, 'OK');
  const idle = idleAttendant();
  const endpoints = {
    graphql: createGraphqlEndpoint(schema, context, { ...idle, door }),
    contact: elsewhere,
    health: { live: elsewhere, ready: elsewhere, health: elsewhere },
    site: createStaticSite(site, publicUrl),
  };
  const app = createApp(endpoints, idle.attendant, publicUrl);
  const server = createWebServer(app, limits);
  const url = await listenLocally(server);
  // What every page asks first is worked out once at the start.
  await vi.waitUntil(() => asked === 2);
  const shop: ShopServer = {
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
  return shop;
}
