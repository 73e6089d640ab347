import { createServer } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { createMemoryStore } from '../../server/catalogue/memory-store.ts';
import { catalogueOf, shopFromFiles } from '../../testing/reference-files.ts';
import { listenAndPrintPort } from './print-port.ts';

/** The shop's schema and resolvers over a catalogue in memory, served by Yoga with its defaults. */
const { schema } = shopFromFiles;
const context = {
  catalogue: createMemoryStore(catalogueOf(Number(process.argv[2]))),
  showPurchasePrice: false,
  publicUrl: 'http://localhost:3000',
};
listenAndPrintPort(createServer(createYoga({ schema, context, logging: false })));
