import { readFileSync } from 'node:fs';
import type { Catalogue } from '../server/catalogue/stored-product.ts';
import { inProject } from '../tools/lib/project.mjs';
import { grownTo } from './big-catalogue.ts';
import { referenceShop } from './reference-shop.ts';

const readReference = (file: string) => readFileSync(inProject(file), 'utf8');

/** The reference shop for Node without Vite: browser tests and the lab. */
export const shopFromFiles = referenceShop(readReference('schema.graphql'), () =>
  JSON.parse(readReference('server/seed/catalogue.json')),
);

/** The seed's catalogue enlarged or cut to a number of products; always the same. */
export function catalogueOf(products: number): Catalogue {
  return grownTo(products)(shopFromFiles.seed());
}
