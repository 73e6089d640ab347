import MiniSearch from 'minisearch';
import { limits } from '../../src/lib/limits.ts';
import {
  chooseProduct,
  readList,
  type SearchIndex,
  searchIndex,
  searchProducts,
} from '../../src/trade/index.ts';
import { realisticCatalogue } from '../lib/realistic-catalogue.ts';

/** Processor time in milliseconds, heap in MB. */
export interface ReaderFigures {
  index: number;
  miniSearch: number;
  firstKey: number;
  firstSearch: number;
  laterSearch: number;
  wholeSearch: number;
  firstList: number;
  heapReady: number;
  heapUsed: number;
}

/** Rows of the search panel. */
const shown = 8;
const lines = 30;

const [, , count = '1000'] = process.argv;
process.stdout.write(JSON.stringify(measure(Number(count))));

function measure(count: number): ReaderFigures {
  const products = realisticCatalogue(count);
  const small = realisticCatalogue(100);
  const warm = searchIndex(small);
  searchProducts(warm, 'plancha 1/4', shown);
  match(warm, listOf(small));
  const addToMiniSearch = (list: typeof products) =>
    new MiniSearch({ fields: ['name', 'category'] }).addAll(list);
  addToMiniSearch(small);
  const miniSearch = processorTime(() => addToMiniSearch(products));
  const before = heap();
  let index = warm;
  const built = processorTime(() => {
    index = searchIndex(products);
  });
  const heapReady = heap() - before;
  const search = (query: string, most?: number) =>
    processorTime(() => searchProducts(index, query, most));
  const figures = {
    index: built,
    miniSearch,
    firstSearch: search('tubo cuadrado 2x2x1.5', shown),
    laterSearch: search('plancha lac 1/8', shown),
    wholeSearch: search('tubo', limits.searchResults),
  };
  match(index, listOf(products));
  const heapUsed = heap() - before;
  return {
    ...figures,
    heapReady,
    heapUsed,
    firstKey: processorTime(() => searchProducts(searchIndex(products), 't', shown)),
    firstList: processorTime(() => match(searchIndex(products), listOf(products))),
  };
}

function match(index: SearchIndex, text: string): void {
  for (const line of readList(text).lines) chooseProduct(line, index);
}

/** Lines as buyers write them: a quantity and a name in lower case without its length. */
function listOf(products: readonly { name: string }[]): string {
  const step = products.length / lines;
  const asked = Array.from({ length: lines }, (_, at) => products[Math.floor(at * step)]);
  return asked
    .map((product, at) => `${at + 2} ${product?.name.toLowerCase().replace(/ x [\d.]+ m$/, '')}`)
    .join('\n');
}

function processorTime(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
