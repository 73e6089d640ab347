import { shop } from '../shop/shop.ts';

export type Brand = (typeof shop.brands)[number];

/** In the order of the marquee. */
export const brands: readonly Brand[] = shop.brands;

const rowLength = Math.ceil(brands.length / 2);

export const brandRows: readonly [readonly Brand[], readonly Brand[]] = [
  brands.slice(0, rowLength),
  brands.slice(rowLength),
];
