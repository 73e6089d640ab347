import { useEffect, useMemo, useState } from 'react';
import { limits, timings } from '../config.ts';
import type { ProductSummary } from '../graphql/queries.ts';
import { reportError } from '../lib/report.ts';
import type { ProductMatcher } from './product-matcher.ts';

/** A product as live search shows it. */
export type FoundProduct = ProductSummary & { description: string | null };

type Matcher = ProductMatcher<FoundProduct>;

export interface LiveSearch {
  /** The first matches of the query; empty until the search is ready. */
  found: readonly FoundProduct[];
  /** How many match in all; null while they are being counted. */
  count: number | null;
  ready: boolean;
  /** Fetches and prepares what live search needs; for when a visitor turns to the field. */
  prepare: () => void;
}

/**
 * Live search over the catalogue. Nothing of it is fetched or prepared before a visitor turns to it,
 * and a large catalogue is prepared in slices that leave the browser time to draw.
 *
 * @param products the whole catalogue in brief; empty while it loads and when it cannot be had
 * @param knownDescriptions descriptions that happen to be known, by product id
 */
export function useLiveSearch(
  query: string,
  products: readonly ProductSummary[],
  knownDescriptions: () => ReadonlyMap<number, string>,
): LiveSearch {
  const [descriptions, setDescriptions] = useState<ReadonlyMap<number, string> | null>(null);
  const matcher = useMatcher(products, descriptions);

  // Once for a query: an arrow key that moves through the rows looks for nothing.
  const found = useMemo(() => matcher?.find(query, limits.countedRows) ?? [], [matcher, query]);
  const complete = found.length < limits.countedRows;
  const counted = useCount(complete ? null : matcher, query);
  return {
    found,
    count: complete ? found.length : counted,
    ready: matcher !== null,
    prepare: () => {
      const known = knownDescriptions();
      // They only ever become more.
      setDescriptions((used) => (used?.size === known.size ? used : new Map(known)));
    },
  };
}

/** Made anew when the list changes or more descriptions are known; the old one serves meanwhile. */
function useMatcher(
  products: readonly ProductSummary[],
  descriptions: ReadonlyMap<number, string> | null,
): Matcher | null {
  const [matcher, setMatcher] = useState<Matcher | null>(null);
  useEffect(() => {
    if (!descriptions || products.length === 0) return;
    const ended = new AbortController();
    const prepared = async () => {
      const { productMatcherInSlices } = await import('./product-matcher.ts');
      const made = await productMatcherInSlices(
        products.map((product) => ({
          ...product,
          description: descriptions.get(product.id) ?? null,
        })),
        { sliceMs: timings.searchSlice, pause: nextTask, signal: ended.signal },
      );
      if (made && !ended.signal.aborted) setMatcher(made);
    };
    prepared().catch((error) => reportError('Error preparing live search:', error));
    return () => ended.abort();
  }, [products, descriptions]);
  return matcher;
}

/** Counts all matches of a query once what was found has been painted. */
function useCount(matcher: Matcher | null, query: string): number | null {
  const [counted, setCounted] = useState({ query: '', count: 0 });
  useEffect(() => {
    if (!matcher) return;
    const timer = setTimeout(() => setCounted({ query, count: matcher.count(query) }));
    return () => clearTimeout(timer);
  }, [matcher, query]);
  return matcher && counted.query === query ? counted.count : null;
}

/** A task, not a microtask: the browser draws and hears the visitor in between. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
