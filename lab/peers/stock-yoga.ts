import { createServer } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { createMemoryStore } from '../../server/catalogue/memory-store.ts';
import { listen } from '../../server/http/listen.ts';
import { catalogueOf, shopFromFiles } from '../../testing/reference-files.ts';

/** The shop's schema and resolvers over a catalogue in memory, served by Yoga with its defaults. */
const { schema } = shopFromFiles;
const context = {
  catalogue: createMemoryStore(catalogueOf(Number(process.argv[2]))),
  showPurchasePrice: false,
  publicUrl: 'http://localhost:3000',
};
const yogaServer = createServer(createYoga({ schema, context, logging: false }));
process.stdout.write(`${await listen(yogaServer, 0, '127.0.0.1')}\n`);
