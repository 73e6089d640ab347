import type { Catalogue, ProductRow } from '../server/catalogue/catalogue-store.ts';
import { pickRandom, random } from './random.ts';

const finishes = [
  'NEGRO',
  'GALVANIZADO',
  'ARENADO',
  'PINTADO',
  'DECAPADO',
  'PULIDO',
  'CON BASE ANTICORROSIVA',
] as const;
const cuts = ['1 m', '1.5 m', '2 m', '3 m', '4 m', '4.5 m', '9 m', '12 m'] as const;

const seed = 1;

/**
 * Grows a catalogue to so many products: its own first, then their variations in finish and cut,
 * in the same order and categories, with prices up to a fifth away.
 */
export function grownTo(count: number): (catalogue: Catalogue) => Catalogue {
  return ({ categories, products }) => {
    const lastId = products.reduce((highest, { id }) => Math.max(highest, id), 0);
    const grown = products.slice(0, count);
    while (products.length > 0 && grown.length < count) {
      const index = grown.length;
      const source = products[index % products.length];
      if (!source) break;
      const id = lastId + 1 + index - products.length;
      grown.push(variation(source, id, Math.floor(index / products.length)));
    }
    return { categories, products: grown };
  };
}

/** @param round how many variations the source has had before; no two rounds share a name */
function variation(source: ProductRow, id: number, round: number): ProductRow {
  const factor = 0.8 + 0.4 * random(seed, `price ${id}`);
  return {
    ...source,
    id,
    uuid: null,
    name: `${source.name ?? 'PRODUCTO'} ${variant(source, round)}`,
    price: source.price && Math.round(source.price * factor * 100) / 100,
    stock: source.stock && Math.round(source.stock * factor),
    discount: pickRandom(seed, `discount ${id}`, [null, null, null, source.discount, 10]),
  };
}

function variant(source: ProductRow, round: number): string {
  // Where a product's series of variants begins is its own, lest neighbours read alike.
  const place = round + Math.floor(random(seed, `variant ${source.id}`) * 56);
  const finish = finishes[place % finishes.length];
  const cut = cuts[Math.floor(place / finishes.length) % cuts.length];
  const lot = Math.floor((round - 1) / (finishes.length * cuts.length));
  return `${finish} CORTE ${cut}${lot > 0 ? ` LOTE ${lot + 1}` : ''}`;
}
