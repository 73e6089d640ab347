import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { createAdmin } from './admin/admin.ts';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import { openLiveCatalogue } from './catalogue/live-catalogue.ts';
import { seedCatalogue } from './catalogue/seed.ts';
import type { Settings } from './config.ts';
import { createContactEndpoint } from './contact/contact-endpoint.ts';
import { recentMessageAges, saveContactMessageIn } from './contact/contact-store.ts';
import { createRateLimiter } from './contact/rate-limiter.ts';
import { createConcurrencyLimiter } from './database/concurrency-limiter.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openContract } from './graphql/contract.ts';
import { createGraphqlEndpoint } from './graphql/graphql-endpoint.ts';
import { createApp } from './http/app.ts';
import { createBodyReader } from './http/body.ts';
import type { Handler } from './http/handler.ts';
import { createHealthHandlers } from './http/health.ts';
import { createInstrument } from './http/instrument.ts';
import { createStaticSite } from './http/static-site.ts';
import { visitorNetworks } from './http/visitor-address.ts';
import { log } from './observability/log.ts';
import { createMetrics, type Metrics } from './observability/metrics.ts';
import { throttled } from './observability/throttled.ts';
import { createPreview } from './preview/preview-endpoint.ts';
import { createPreviewPages } from './preview/preview-pages.ts';

/**
 * Searches leave some of the pool's ten connections to messages, health and renewal; the embedded
 * database runs one query at a time anyway. A search is to be answered within a second.
 */
const SEARCH_LIMITS = { running: 7, waiting: 200, waitMs: 500 };

/** The whole shop, on a database. */
export interface Shop {
  handle: RequestListener;
  metrics: Metrics;
  /** Answers `/admin` on the private port, where there is a token for it. */
  admin: Handler | undefined;
  /** Stops using the database; its opener closes it. */
  close(): void;
}

/**
 * Prepares the database (structure, first catalogue) and puts the whole shop
 * together on it. All state is in the database, so any number of processes may
 * share one.
 *
 * @param publicUrl origin under which the world reaches this process.
 */
export async function openShop(
  database: Database,
  settings: Settings,
  publicUrl: string,
): Promise<Shop> {
  const applied = await migrate(database);
  const seeded = await seedCatalogue(database, settings.seedFile);
  log.info({ migrations: applied, catalogue: seeded }, 'The database is up to date');

  const contract = await openContract(settings.openGraphql);
  const catalogue = await openLiveCatalogue(database);
  const metrics = createMetrics();
  const instrument = createInstrument(metrics);
  const logShed = throttled((times) => log.warn({ times }, 'Too many searches: shed'));
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
  metrics.gauge('shop_searches_waiting', 'Searches that wait for a turn.', searches.waiting);

  const { contactLimits, openGraphql, trustedProxies, showPurchasePrice } = settings;
  const networksOf = (request: IncomingMessage) => visitorNetworks(request, trustedProxies);
  const readBody = createBodyReader((request) => networksOf(request)[0] ?? '');
  const ages = await recentMessageAges(database, contactLimits.perHour);
  const handlers = {
    graphql: createGraphqlEndpoint(
      contract.schema,
      { catalogue: store, showPurchasePrice, publicUrl },
      {
        instrumented: instrument('graphql'),
        readBody,
        allowAny: openGraphql,
        onRenewal: catalogue.onRenewal,
        onContract: contract.onChange,
        onLookUp: metrics.cached,
      },
    ),
    contact: createContactEndpoint({
      save: saveContactMessageIn(database),
      limit: createRateLimiter(contactLimits, ages),
      networksOf,
      readBody,
    }),
    health: createHealthHandlers(async () => {
      const [transaction] = await database.query<{ mode: string }>(
        `SELECT current_setting('transaction_read_only') AS mode`,
      );
      return transaction?.mode === 'on'
        ? 'The database takes no messages: it is read-only'
        : catalogue.problem();
    }),
    preview: createPreview(
      createPreviewPages(store, publicUrl, (path) =>
        existsSync(join(settings.siteDirectory, path)),
      ),
    ),
    site: createStaticSite(settings.siteDirectory, publicUrl),
  };
  return {
    handle: createApp(handlers, instrument, publicUrl),
    metrics,
    admin: settings.adminToken === null ? undefined : createAdmin(database, settings.adminToken),
    close: () => {
      contract.close();
      catalogue.close();
    },
  };
}
