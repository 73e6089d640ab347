import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { vi } from 'vitest';
import typeDefs from '../schema.graphql?raw';
import type { Catalogue } from '../server/catalogue/catalogue-store.ts';
import { createMemoryStore } from '../server/catalogue/memory-store.ts';
import { createGraphqlEndpoint } from '../server/graphql/graphql-endpoint.ts';
import { STOREFRONT_ACCEPT } from '../server/graphql/precomputed-requests.ts';
import { createShopSchema } from '../server/graphql/schema.ts';
import { createApp } from '../server/http/app.ts';
import { createInstrument } from '../server/http/instrument.ts';
import { sendText } from '../server/http/responses.ts';
import { createStaticSite } from '../server/http/static-site.ts';
import { createWebServer, type WebServerLimits } from '../server/http/web-server.ts';
import { createMetrics } from '../server/observability/metrics.ts';
import { createPreview } from '../server/preview/preview-endpoint.ts';
import { createPreviewPages } from '../server/preview/preview-pages.ts';
import { fixture } from './fixture.ts';
import { listenLocally, post, rawFetch } from './http-client.ts';

/** The contract over HTTP in this very process, so that a test sees what is run behind it. */
export type ShopServer = Awaited<ReturnType<typeof startInProcessShop>>;

const schema = createShopSchema(typeDefs);

const accept = STOREFRONT_ACCEPT;

export interface ShopOptions {
  /** Whether any document is run; the storefront's own alone, as in production, unless said otherwise. */
  allowAny?: boolean;
  /** Shorter ones than in production, where a test waits for their end. */
  limits?: Partial<WebServerLimits>;
  /** What is in the shop; the fixture unless said otherwise. */
  products?: Catalogue;
  /** Folder of the site; none where a test is not about it. */
  site?: string;
  /** Where the world sees the server. */
  publicUrl?: string;
}

export async function startInProcessShop({
  allowAny = false,
  limits,
  products = fixture,
  site = '',
  publicUrl = 'http://localhost',
}: ShopOptions = {}) {
  let asked = 0;
  const catalogue = new Proxy(createMemoryStore(products), {
    get(store, method, receiver) {
      asked++;
      return Reflect.get(store, method, receiver);
    },
  });
  const context = { catalogue, showPurchasePrice: false, publicUrl };
  const elsewhere = (_: unknown, response: ServerResponse) => sendText(response, 200, 'OK');
  const instrument = createInstrument(createMetrics());
  const handlers = {
    graphql: createGraphqlEndpoint(schema, context, {
      instrumented: instrument('graphql'),
      allowAny,
    }),
    contact: elsewhere,
    health: { live: elsewhere, ready: elsewhere, health: elsewhere },
    preview: createPreview(
      createPreviewPages(catalogue, publicUrl, (path) => existsSync(join(site, path))),
    ),
    site: createStaticSite(site, publicUrl),
  };
  const app = createApp(handlers, instrument, publicUrl);
  const server = createWebServer(app, limits);
  const url = await listenLocally(server);
  // What every visit begins with is computed once at the start.
  await vi.waitUntil(() => asked === 2);
  return {
    url,
    /** How often the catalogue was asked for anything: what is refused never gets so far. */
    asked: () => asked,
    /** Posts a query as the storefront would, over its own connection. */
    query: (query: string, variables?: Record<string, unknown>) =>
      post(url, '/graphql', { query, variables }, { accept }),
    /** Posts any text as JSON. */
    send: (body: string) =>
      rawFetch(url, '/graphql', {
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
