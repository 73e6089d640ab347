import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { openLiveCatalogue } from './catalogue/live-catalogue.ts';
import { seedCatalogue } from './catalogue/seed.ts';
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

/** The whole shop, on a database. */
export interface Shop {
  answer: RequestListener;
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
  { seedFile, siteDirectory, showPurchasePrice, door }: Settings,
  publicUrl: string,
): Promise<Shop> {
  await migrate(database);
  if ((await seedCatalogue(database, seedFile)) === 'kept-older') {
    console.log('The catalogue comes from another edition of the seed file and is kept as it is.');
  }

  const schema = createShopSchema(await readFile(CONTRACT, 'utf8'));
  const { store, onRenewal, close } = await openLiveCatalogue(database);
  const context = { catalogue: store, showPurchasePrice, publicUrl };
  const answer = createApp({
    graphql: createGraphqlEndpoint(schema, context, { door, onRenewal }),
    contact: createContactEndpoint(saveContactMessageIn(database)),
    health: createHealthEndpoint(database),
    site: createStaticSite(siteDirectory, publicUrl),
  });
  return { answer, close };
}
