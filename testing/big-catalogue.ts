import type { Catalogue, StoredProduct } from '../server/catalogue/stored-product.ts';

const finishes = ['NEGRO', 'GALVANIZADO', 'ARENADO', 'PINTADO', 'DECAPADO', 'PULIDO', 'LAVADO'];
const cuts = ['1 m', '1.5 m', '2 m', '3 m', '4 m', '4.5 m', '9 m', '12 m'];
const variants = cuts.flatMap((cut) => finishes.map((finish) => `${finish} CORTE ${cut}`));

/** Enlarges a catalogue to `count` products: its own and variants of them in finish and cut. */
export function grownTo(count: number): (catalogue: Catalogue) => Catalogue {
  return ({ categories, products }) => {
    const lastId = Math.max(0, ...products.map(({ id }) => id));
    const grown = products.slice(0, count);
    while (products.length > 0 && grown.length < count) {
      const index = grown.length;
      const source = products[index % products.length];
      if (!source) break;
      const round = Math.floor(index / products.length);
      grown.push(lotOf(source, lastId + 1 + index - products.length, round));
    }
    return { categories, products: grown };
  };
}

/** @param round from 1; the names of one source differ in each round */
function lotOf(source: StoredProduct, id: number, round: number): StoredProduct {
  // 13 has no factor in common with the number of variants, so that neighbours differ.
  const variant = variants[(source.id * 13 + round) % variants.length];
  const lot = Math.ceil(round / variants.length);
  return { ...source, id, uuid: null, name: `${source.name ?? 'PRODUCTO'} ${variant} LOTE ${lot}` };
}
