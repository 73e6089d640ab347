import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { createAdmin } from './admin/admin.ts';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import { openLiveCatalogue } from './catalogue/live-catalogue.ts';
import { seedCatalogue } from './catalogue/seed.ts';
import type { Settings } from './config.ts';
import { createContactEndpoint } from './contact/contact-endpoint.ts';
import { saveContactMessageIn } from './contact/contact-store.ts';
import { createRateLimiter } from './contact/rate-limiter.ts';
import { createConcurrencyLimiter } from './database/concurrency-limiter.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createGraphqlEndpoint } from './graphql/graphql-endpoint.ts';
import { createShopSchema } from './graphql/schema.ts';
import { createApp } from './http/app.ts';
import { createBodyReader } from './http/body.ts';
import { clientKey } from './http/client-key.ts';
import type { Handler } from './http/handler.ts';
import { createHealthHandlers } from './http/health.ts';
import { createInstrument } from './http/instrument.ts';
import { createStaticSite } from './http/static-site.ts';
import { reasonOf } from './observability/error-fields.ts';
import { log } from './observability/log.ts';
import { createMetrics, type Metrics } from './observability/metrics.ts';
import { throttle } from './observability/throttle.ts';
import { createPreview } from './preview/preview-endpoint.ts';
import { createPreviewPages } from './preview/preview-pages.ts';
import { StartUpError } from './start-up-error.ts';

const CONTRACT = new URL('../schema.graphql', import.meta.url);

/** Of the pool's ten connections, searches leave some to messages and to reading the catalogue. */
const SEARCH_LIMITS = { running: 7, waiting: 200, waitMs: 500 };

/** @throws StartUpError when the contract is malformed or lacks a field that a resolver answers. */
async function readContract(): Promise<GraphQLSchema> {
  try {
    return createShopSchema(await readFile(CONTRACT, 'utf8'));
  } catch (error) {
    throw new StartUpError(`schema.graphql cannot be used: ${reasonOf(error)}`);
  }
}

/** The backend on an open database. */
export interface Shop {
  handle: RequestListener;
  metrics: Metrics;
  /** Answers `/admin` on the operator's port; undefined without a token. */
  admin: Handler | undefined;
  /** Stops using the database, which its opener closes. */
  close(): void;
}

/**
 * Migrates and seeds the database and assembles the backend on it. All state is in the database, so
 * several processes may share one.
 *
 * @param publicUrl origin of the site as visitors see it.
 */
export async function openShop(
  database: Database,
  settings: Settings,
  publicUrl: string,
): Promise<Shop> {
  const applied = await migrate(database);
  const seeded = await seedCatalogue(database, settings.seedFile);
  log.info({ migrations: applied, catalogue: seeded }, 'The database is up to date');

  const schema = await readContract();
  const catalogue = await openLiveCatalogue(database);
  const metrics = createMetrics();
  const logShed = throttle(() => log.warn('Searches refused: too many are waiting'));
  const searches = createConcurrencyLimiter(SEARCH_LIMITS, () => {
    metrics.shed();
    logShed();
  });
  const store: CatalogueStore = {
    ...catalogue.store,
    productsByName: (text) => searches.run(() => catalogue.store.productsByName(text)),
  };
  metrics.gauge('shop_database_up', '1 while the database answers.', () =>
    Number(catalogue.isFollowing()),
  );
  metrics.gauge('shop_searches_waiting', 'Searches waiting for the database.', searches.waiting);

  const { contactLimits, openGraphql, trustedProxies, showPurchasePrice } = settings;
  const clientKeyOf = (request: IncomingMessage) => clientKey(request, trustedProxies);
  const handlers = {
    graphql: createGraphqlEndpoint(
      schema,
      { catalogue: store, showPurchasePrice, publicUrl },
      { allowAny: openGraphql, onCatalogueChange: catalogue.onChange },
    ),
    contact: createContactEndpoint({
      save: saveContactMessageIn(database),
      limit: createRateLimiter(contactLimits),
      clientKeyOf,
    }),
    health: createHealthHandlers(catalogue.problem),
    preview: createPreview(
      createPreviewPages(store, publicUrl, (path) =>
        existsSync(join(settings.siteDirectory, path)),
      ),
    ),
    site: createStaticSite(settings.siteDirectory, publicUrl),
  };
  return {
    handle: createApp(handlers, {
      instrument: createInstrument(metrics),
      readBody: createBodyReader(clientKeyOf),
      publicUrl,
    }),
    metrics,
    admin: settings.adminToken === null ? undefined : createAdmin(database, settings.adminToken),
    close: catalogue.close,
  };
}
