import typeDefs from '../schema.graphql?raw';
import seed from '../server/seed/catalogue.json';
import { referenceShop } from './reference-shop.ts';

/** The reference shop for page tests and the workbench, where Vite bundles the files. */
export const bundledShop = referenceShop(typeDefs, () => seed);
