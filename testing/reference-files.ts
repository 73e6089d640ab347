import { readFileSync } from 'node:fs';
import { inProject } from '../tools/lib/project.mjs';
import { referenceShop } from './reference-shop.ts';

const read = (file: string) => readFileSync(inProject(file), 'utf8');

/** For what runs in Node without Vite: the browser tests. */
export const shopFromFiles = referenceShop(read('schema.graphql'), () =>
  JSON.parse(read('server/seed/catalogue.json')),
);
