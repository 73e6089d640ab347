import { readFileSync } from 'node:fs';
import type { Catalogue } from '../server/catalogue/catalogue-store.ts';
import { inProject } from '../tools/lib/project.mjs';
import { grownTo } from './big-catalogue.ts';
import { referenceShop } from './reference-shop.ts';

const read = (file: string) => readFileSync(inProject(file), 'utf8');

/** For what runs in Node without Vite: the browser tests. */
export const shopFromFiles = referenceShop(read('schema.graphql'), () =>
  JSON.parse(read('server/seed/catalogue.json')),
);

/** A catalogue of so many products: the shop's own, and variations of them; always the same. */
export function catalogueOf(products: number): Catalogue {
  return grownTo(products)(shopFromFiles.seed());
}
