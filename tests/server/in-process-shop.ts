import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import typeDefs from '../../schema.graphql?raw';
import { createMemoryStore } from '../../server/catalogue/memory-store.ts';
import type { Catalogue } from '../../server/catalogue/stored-product.ts';
import { createGraphqlEndpoint } from '../../server/graphql/graphql-endpoint.ts';
import { createShopSchema } from '../../server/graphql/schema.ts';
import { createApp } from '../../server/http/app.ts';
import { clientKey } from '../../server/http/client-key.ts';
import { sendText } from '../../server/http/handler.ts';
import { createRequestLimiter } from '../../server/http/request-limiter.ts';
import { createStaticSite } from '../../server/http/static-site.ts';
import { createWebServer, type WebServerLimits } from '../../server/http/web-server.ts';
import { createPreview } from '../../server/preview/preview-pages.ts';
import { fixture } from '../../testing/fixture.ts';
import { listenLocally, postGraphql } from '../../testing/http-client.ts';

/** The HTTP server in the process of the test, on a catalogue in memory. */
export type ShopServer = Awaited<ReturnType<typeof startInProcessShop>>;

const shopSchema = createShopSchema(typeDefs);

export interface InProcessShopOptions {
  /** Whether any document is allowed; only the storefront's own by default. */
  allowAny?: boolean;
  /** Shorter timeouts than in production. */
  limits?: Partial<WebServerLimits>;
  /** The fixture by default. */
  catalogue?: Catalogue;
  /** Folder of the site; none by default. */
  site?: string;
  publicUrl?: string;
  /** Folder of uploaded pictures; none by default. */
  pictures?: string;
  /** The owner's record, next to its symbol. */
  shopFile?: string;
}

export async function startInProcessShop({
  allowAny = false,
  limits,
  catalogue = fixture,
  site = '',
  publicUrl = 'http://localhost',
  pictures = '',
  shopFile = '',
}: InProcessShopOptions = {}) {
  let asked = 0;
  const store = new Proxy(createMemoryStore(catalogue), {
    get(target, method, receiver) {
      asked++;
      return Reflect.get(target, method, receiver);
    },
  });
  const hasFile = (path: string) => existsSync(join(site, path));
  const context = { catalogue: store, showPurchasePrice: false, publicUrl, hasFile };
  const answerOk = (_: unknown, response: ServerResponse) => sendText(response, 200, 'OK');
  const handlers = {
    graphql: createGraphqlEndpoint(shopSchema, context, allowAny, () => '1'),
    contact: answerOk,
    problem: () => null,
    preview: createPreview(context),
    site: createStaticSite(site, publicUrl, pictures, shopFile),
  };
  const limit = createRequestLimiter((request) => clientKey(request, []));
  const app = createApp(handlers, limit, publicUrl);
  const server = createWebServer(app, limits);
  const url = await listenLocally(server);
  return {
    url,
    /** How often the store was called: a refused request does not get that far. */
    asked: () => asked,
    /** Posts a query as the storefront does, over a connection of its own. */
    query: (query: string, variables?: Record<string, unknown>) =>
      postGraphql(url, JSON.stringify({ query, variables })),
    /** Posts any text as JSON. */
    send: (body: string) => postGraphql(url, body),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
