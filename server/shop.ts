import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { seedCatalogue } from './catalogue/seed.ts';
import { createSqlStore } from './catalogue/sql-store.ts';
import type { Settings } from './config.ts';
import { saveContactMessageIn } from './contact/contact-store.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createShopSchema } from './graphql/schema.ts';
import { createApp } from './http/app.ts';
import { createContactEndpoint } from './http/contact-endpoint.ts';
import { createGraphqlEndpoint } from './http/graphql-endpoint.ts';
import { createHealthEndpoint } from './http/health-endpoint.ts';
import { createStaticSite } from './http/static-site.ts';

const CONTRACT = new URL('../schema.graphql', import.meta.url);

/**
 * Prepares the database (structure, first catalogue) and puts the whole shop
 * together on it. All state is in the database, so any number of processes may
 * share one.
 *
 * @param publicUrl origin under which the world reaches this process.
 */
export async function openShop(
  database: Database,
  { seedFile, siteDirectory, showPurchasePrice }: Settings,
  publicUrl: string,
): Promise<RequestListener> {
  await migrate(database);
  if ((await seedCatalogue(database, seedFile)) === 'kept-older') {
    console.log('The catalogue comes from another edition of the seed file and is kept as it is.');
  }

  const schema = createShopSchema(await readFile(CONTRACT, 'utf8'));
  const catalogue = createSqlStore(database);
  return createApp({
    graphql: createGraphqlEndpoint(schema, { catalogue, showPurchasePrice, publicUrl }),
    contact: createContactEndpoint(saveContactMessageIn(database)),
    health: createHealthEndpoint(database),
    site: createStaticSite(siteDirectory),
  });
}
