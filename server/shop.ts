import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import { openLiveCatalogue } from './catalogue/live-catalogue.ts';
import { seedCatalogue } from './catalogue/seed.ts';
import type { Settings } from './config.ts';
import { recentMessageAges, saveContactMessageIn } from './contact/contact-store.ts';
import { createFloodLimit } from './contact/flood-limit.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createShopSchema } from './graphql/schema.ts';
import { createApp } from './http/app.ts';
import { createContactEndpoint } from './http/contact-endpoint.ts';
import { createGraphqlEndpoint } from './http/graphql-endpoint.ts';
import { createHealthEndpoints } from './http/health-endpoint.ts';
import { createStaticSite } from './http/static-site.ts';
import { visitorAddress } from './http/visitor-address.ts';
import { createAttendant } from './operations/attendant.ts';
import { watchEventLoop } from './operations/event-loop.ts';
import { createGate } from './operations/gate.ts';
import { log } from './operations/log.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';

const CONTRACT = new URL('../schema.graphql', import.meta.url);

/**
 * What is asked of the database at once, and how much waits how long for it. A
 * few connections of the pool are left for messages, health and renewal; in the
 * embedded database one query runs at a time anyway. What waits longer than half
 * a second would not be answered within one.
 */
const SEARCH_LIMITS = { slots: 7, places: 200, patienceMs: 500 };

/** The whole shop, on a database. */
export interface Shop {
  answer: RequestListener;
  metrics: Metrics;
  /** Lets go of the database, which is then closed by whoever opened it. */
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

  const schema = createShopSchema(await readFile(CONTRACT, 'utf8'));
  const catalogue = await openLiveCatalogue(database);
  const metrics = createMetrics();
  const eventLoop = watchEventLoop();
  const attendant = createAttendant(metrics, eventLoop);
  const searches = createGate(SEARCH_LIMITS, () => attendant.shed('queue'));
  const store: CatalogueStore = {
    ...catalogue.store,
    productsByName: (text) => searches.run(() => catalogue.store.productsByName(text)),
  };
  metrics.gauge('shop_database_up', '1 while the database answers.', () =>
    Number(catalogue.isFollowing()),
  );
  metrics.gauge('shop_requests_in_flight', 'Requests being answered.', attendant.inFlight);
  metrics.gauge('shop_searches_waiting', 'Searches that wait for a turn.', searches.waiting);
  metrics.gauge('shop_event_loop_lag_seconds', 'How late the process comes to what is due.', () => {
    return eventLoop.lag() / 1_000;
  });

  const { contactLimits, door, trustedProxies, showPurchasePrice } = settings;
  const ages = await recentMessageAges(database, contactLimits.perHour);
  const endpoints = {
    graphql: createGraphqlEndpoint(
      schema,
      { catalogue: store, showPurchasePrice, publicUrl },
      { attendant, answers: metrics.answers, door, onRenewal: catalogue.onRenewal },
    ),
    contact: createContactEndpoint({
      save: saveContactMessageIn(database),
      limit: createFloodLimit(contactLimits, ages),
      addressOf: (request) => visitorAddress(request, trustedProxies),
    }),
    health: createHealthEndpoints(database),
    site: createStaticSite(settings.siteDirectory, publicUrl),
  };
  return {
    answer: createApp(endpoints, attendant, publicUrl),
    metrics,
    close: () => {
      catalogue.close();
      eventLoop.stop();
    },
  };
}
