import { useEffect, useState } from 'react';
import { timings } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { reportError } from '../lib/report.ts';
import type { Search } from './search-products.ts';

/** A product as search shows it. */
export type FoundProduct = ProductSummary & { description: string | null };

/** What the visitor's search reads: the catalogue, and the descriptions that happen to be known. */
export interface SearchSource {
  /** The whole catalogue in brief; empty while it loads and when it cannot be had. */
  products: readonly ProductSummary[];
  /** By product id; read when a search is prepared. */
  knownDescriptions: () => ReadonlyMap<number, string>;
}

/** The one that was prepared last: field and results page search the same. */
let prepared: {
  products: readonly ProductSummary[];
  known: number;
  search: Promise<Search<FoundProduct>>;
} | null = null;

/**
 * The search over a catalogue, prepared once somebody wants it: nothing of it is downloaded before,
 * and a large catalogue is read in slices that leave the browser time to render.
 *
 * @param wanted how often it was wanted; each time, descriptions that have become known are read too
 * @returns null until it is ready
 */
export function useSearch(
  { products, knownDescriptions }: SearchSource,
  wanted: number,
): Search<FoundProduct> | null {
  const [search, setSearch] = useState<Search<FoundProduct> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew each time it is wanted
  useEffect(() => {
    if (wanted === 0 || products.length === 0) return;
    let isCurrent = true;
    prepare(products, knownDescriptions())
      .then((ready) => isCurrent && setSearch(() => ready))
      .catch((error) => reportError('Error preparing search:', error));
    return () => {
      isCurrent = false;
    };
  }, [products, wanted]);
  return search;
}

function prepare(
  products: readonly ProductSummary[],
  descriptions: ReadonlyMap<number, string>,
): Promise<Search<FoundProduct>> {
  // Descriptions only ever become more.
  const isSame = prepared?.products === products && prepared.known === descriptions.size;
  if (!prepared || !isSame) {
    const search = import('./search-products.ts').then(({ prepareSearch }) =>
      prepareSearch(
        products.map((one) => ({ ...one, description: descriptions.get(one.id) ?? null })),
        { sliceMs: timings.searchSlice, pause: nextTask },
      ),
    );
    prepared = { products, known: descriptions.size, search };
    // What could not be downloaded is requested again the next time.
    search.catch(() => {
      prepared = null;
    });
  }
  return prepared.search;
}

/** A task, not a microtask: the browser renders and listens to the visitor in between. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
