import { brands } from '../content/brands.ts';
import { type ProductAttributes, readProductName } from '../lib/product-name/read-product-name.ts';

const brandNames = brands.map(({ name }) => name);
const read = new Map<string, ProductAttributes>();

/** What a product's name says of it: read once a visit, however often it is listed, drawn or searched. */
export function attributesOf(name: string | null): ProductAttributes {
  const key = name ?? '';
  let attributes = read.get(key);
  if (!attributes) {
    attributes = readProductName(key, { brands: brandNames });
    read.set(key, attributes);
  }
  return attributes;
}
