import { fold } from './fold.ts';

interface Branded {
  name: string | null;
  marca: string | null;
}

/** The brand of a product that its name does not say; null for none. */
export function unnamedBrand({ name, marca }: Branded): string | null {
  const brand = marca?.trim();
  if (!brand) return null;
  const isNamed = ` ${wordsOf(name ?? '')} `.includes(` ${wordsOf(brand)} `);
  return isNamed ? null : brand;
}

/** The name as the trade writes it, with the brand behind it: `FIERRO 1/2" x 9 m SIDER`. */
export function nameWithBrand(product: Branded): string {
  return [product.name, unnamedBrand(product)].filter(Boolean).join(' ');
}

const wordsOf = (text: string) => (fold(text).match(/[\p{L}\d]+/gu) ?? []).join(' ');
