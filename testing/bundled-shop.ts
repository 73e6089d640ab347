import typeDefs from '../schema.graphql?raw';
import seed from '../server/seed/catalogue.json';
import { referenceShop } from './reference-shop.ts';

/** For what Vite builds: page tests and the browser. */
export const bundledShop = referenceShop(typeDefs, () => seed);
