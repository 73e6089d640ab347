import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createAdmin } from './admin/admin.ts';
import { openLiveCatalogue } from './catalogue/live-catalogue.ts';
import { seedCatalogue } from './catalogue/seed.ts';
import type { Settings } from './config.ts';
import { createContactEndpoint } from './contact/contact-endpoint.ts';
import { createContactStore } from './contact/contact-store.ts';
import { createRateLimiter } from './contact/rate-limiter.ts';
import type { Database } from './database/database.ts';
import { sqlState } from './database/database-errors.ts';
import { migrate } from './database/migrate.ts';
import { createGraphqlEndpoint } from './graphql/graphql-endpoint.ts';
import { createShopSchema } from './graphql/schema.ts';
import { createApp } from './http/app.ts';
import { clientKey } from './http/client-key.ts';
import { createRequestLimiter } from './http/request-limiter.ts';
import { createStaticSite, isUploaded } from './http/static-site.ts';
import { demoFacts, isPublic } from './identity/demo-facts.ts';
import { backupProblem } from './observability/backup.ts';
import { diskProblem } from './observability/disk.ts';
import { reasonOf } from './observability/error-fields.ts';
import { log } from './observability/log.ts';
import { removeUnfinished } from './pictures/encode-picture.ts';
import { createPreview } from './preview/preview-pages.ts';
import { ServiceUnavailable } from './service-unavailable.ts';
import { currentShop, openShopFile, shopFileOf } from './shop-file.ts';
import { StartUpError } from './start-up-error.ts';

const NO_SITE = 'There is no site in SITE_DIR, only the API: run npm run build and restart';

const CONTRACT = new URL('../schema.graphql', import.meta.url);

/** @throws StartUpError when the database answers but cannot be used. */
async function openCatalogue(database: Database, settings: Settings) {
  try {
    const applied = await migrate(database);
    const seeded = await seedCatalogue(database, settings.SEED_FILE);
    log.info({ migrations: applied, catalogue: seeded }, 'The database is up to date');
    return await openLiveCatalogue(database);
  } catch (error) {
    if (!(error instanceof ServiceUnavailable) && sqlState(error) === '') throw error;
    throw new StartUpError(
      `The database cannot be used: ${reasonOf(error)}. If it is damaged, restore a backup; see docs/operations.md.`,
    );
  }
}

function fileFinder(siteDirectory: string, picturesDirectory: string) {
  return (path: string) =>
    existsSync(join(siteDirectory, path)) || isUploaded(path, picturesDirectory);
}

function storageProblems(dataDirectory: string, database: Database) {
  return [diskProblem(dataDirectory), backupProblem(dataDirectory), database.problem?.() ?? null];
}

const joinProblems = (problems: readonly (string | null)[]) =>
  problems.filter(Boolean).join('; ') || null;

export type OpenShop = Awaited<ReturnType<typeof openShop>>;

/**
 * Migrates and seeds the database and assembles the backend on it. All state is in the database, so
 * several processes may share one.
 */
export async function openShop(database: Database, settings: Settings, publicUrl: string) {
  const schema = createShopSchema(await readFile(CONTRACT, 'utf8'));
  const catalogue = await openCatalogue(database, settings);
  const messages = createContactStore(database);
  const shopFile = shopFileOf(settings);
  openShopFile(shopFile, (problem) => log.warn(problem));
  const invented = isPublic(publicUrl) ? demoFacts(currentShop()).map(({ en }) => en) : [];
  if (invented.length > 0) {
    log.warn(`Buyers see invented facts of the default: ${invented.join(', ')}. See /admin/tienda`);
  }

  const { DATA_DIR: dataDirectory, SITE_DIR: siteDirectory, ADMIN_TOKEN: token } = settings;
  const picturesDirectory = join(dataDirectory, 'pictures');
  const hasFile = fileFinder(siteDirectory, picturesDirectory);
  const siteProblem = existsSync(join(siteDirectory, 'index.html')) ? null : NO_SITE;
  if (siteProblem) log.warn(siteProblem);
  if (token !== undefined) await removeUnfinished(picturesDirectory);
  const clientKeyOf = (request: IncomingMessage) => clientKey(request, settings.TRUST_PROXY);
  const context = {
    get catalogue() {
      return catalogue.store;
    },
    showPurchasePrice: settings.SHOW_PURCHASE_PRICE,
    publicUrl,
    hasFile,
  };
  const { CONTACT_PER_ADDRESS: perAddress, CONTACT_PER_HOUR: perHour } = settings;
  const limitMessages = createRateLimiter({ perAddress, perHour });
  const handlers = {
    graphql: createGraphqlEndpoint(schema, context, settings.OPEN_GRAPHQL, catalogue.version),
    contact: createContactEndpoint(messages, limitMessages, clientKeyOf),
    problem: () => {
      const own = [siteProblem, catalogue.problem(), messages.problem()];
      return joinProblems([...storageProblems(dataDirectory, database), ...own]);
    },
    preview: createPreview(context),
    site: createStaticSite(siteDirectory, publicUrl, picturesDirectory, shopFile),
  };
  const adminOptions = token !== undefined && { token, publicUrl, picturesDirectory, clientKeyOf };
  return {
    handle: createApp(handlers, createRequestLimiter(clientKeyOf), publicUrl),
    admin: adminOptions ? createAdmin(database, adminOptions) : undefined,
    /** Stops using the database, which its opener closes. */
    close: catalogue.close,
  };
}
