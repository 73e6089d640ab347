import { useCallback, useEffect, useState } from 'react';
import { useCart } from '../cart/cart-store.ts';
import { pasteList as texts } from '../content/paste-list.ts';
import { useKnownDescriptions, useProductSummaries } from '../graphql/queries.ts';
import { limits } from '../lib/limits.ts';
import { rowsOf } from '../lib/view-state.ts';
import type { Search } from '../search/build-search.ts';
import { useSearch } from '../search/use-search.ts';
import { type ColumnRole, type ReadList, splitLines } from '../trade/index.ts';
import { draft, usePasteList } from './paste-list-store.ts';
import { readPastedList } from './read-pasted-list.ts';
import { type ReviewedLine, reviewList, reviewResult } from './review.ts';

export type PastedList = ReturnType<typeof usePastedList>;

/** A text as read: its list, or the problem that prevents one; neither while it is written. */
interface Reading {
  problem: string | null;
  list: ReadList | null;
}

const unread: Reading = { problem: null, list: null };

/** The text in the dialog for lists, and its lines while they are reviewed. */
export function usePastedList() {
  const { items, replaced, text, ...written } = useListText();
  const [{ problem, list }, setReading] = useState(() =>
    items.length > 0 ? { ...unread, list: readOrRefuse(text).list } : unread,
  );
  const setProblem = (why: string | null) => setReading((old) => ({ ...old, problem: why }));
  const { summaries, search, prepare } = useCatalogue(() =>
    setReading({ problem: texts.notPrepared, list: null }),
  );
  const { keepOnly, ...review } = useReviewedLines(list, search);

  const write = (typed: string) => {
    written.write(typed);
    setReading(unread);
    review.setLines(null);
  };
  const read = () => {
    prepare();
    setReading(readOrRefuse(text));
  };
  const readColumnsAs = (roles: readonly ColumnRole[]) => {
    review.setLines(null);
    setReading({ problem, list: readPastedList(text, roles) });
  };
  const editText = () => setReading({ problem, list: null });
  /** Leaves the lines whose products could not be added. */
  const keepFailed = (failed: readonly FailedProduct[]) => {
    setProblem(texts.failed(failed.map(({ name }) => name)));
    written.keep(keepOnly(failed).map((line) => line.wholeText));
  };
  const state = { items, replaced, text, problem, list, summaries, search };
  const actions = { write, read, readColumnsAs, editText, setProblem, keepFailed };
  return { ...state, ...review, ...actions, empty: written.empty };
}

/** The text as written; it is stored, except items of the cart, which are kept there. */
function useListText() {
  const items = usePasteList((state) => state.items);
  const replaced = usePasteList((state) => state.replaced);
  const isReopened = items.length > 0;
  const [text, setText] = useState(() => (isReopened ? items.join('\n') : draft.read()));
  const store = (written: string) => {
    if (!isReopened) draft.write(written);
  };
  const write = (written: string) => {
    setText(written);
    store(written);
  };
  /** The other lines are in the cart: reading the text again must not add them twice. */
  const keep = (remaining: readonly string[]) => {
    write(remaining.join('\n'));
    if (!isReopened || replaced !== null) return;
    useCart.getState().addOthers(remaining);
    usePasteList.getState().reopen(remaining);
  };
  return { items, replaced, text, write, keep, empty: () => store('') };
}

/** The products and the search in them; null until it is prepared. */
function useCatalogue(onFailure: () => void) {
  const summaries = useProductSummaries();
  const [readings, setReadings] = useState(1);
  const source = { products: rowsOf(summaries), knownDescriptions: useKnownDescriptions() };
  const search = useSearch(source, readings, onFailure);
  /** Tries again after a failure. */
  const prepare = () => {
    if (!search) setReadings(readings + 1);
  };
  return { summaries, search, prepare };
}

/** The lines under review: null until the text is read, kept while the text is unchanged. */
function useReviewedLines(list: ReadList | null, search: Search | null) {
  const [lines, setLines] = useState<readonly ReviewedLine[] | null>(null);
  // The catalogue may still be loading.
  useEffect(() => {
    if (!list || !search) return;
    let isLatest = true;
    reviewList(list.lines, search.index, (read) => {
      if (isLatest) setLines((before) => before ?? read);
    });
    return () => {
      isLatest = false;
    };
  }, [list, search]);

  // Stable, so that a change renders one row.
  const change = useCallback((row: number, changed: Partial<ReviewedLine>) => {
    setLines(
      (before) =>
        before?.map((line) => (line.row === row ? { ...line, ...changed } : line)) ?? null,
    );
  }, []);

  const keepOnly = (products: readonly FailedProduct[]) => {
    const left = linesOf(products, lines ?? []);
    setLines(left);
    return left;
  };
  return { lines, setLines, change, keepOnly };
}

interface FailedProduct {
  id: number;
  name: string;
}

function linesOf(
  products: readonly FailedProduct[],
  lines: readonly ReviewedLine[],
): readonly ReviewedLine[] {
  const ids = products.map(({ id }) => id);
  return lines.filter((line) => reviewResult([line]).wanted.some(({ id }) => ids.includes(id)));
}

/** The lines of a text, or a sentence for the visitor when it cannot be read. */
function readOrRefuse(text: string): Reading {
  const refuse = (problem: string): Reading => ({ problem, list: null });
  if (text.length > limits.listText) return refuse(texts.tooMuch(text.length, limits.listText));
  const lines = splitLines(text);
  const long = lines.findIndex((line) => line.length > limits.listLine);
  if (long !== -1)
    return refuse(texts.longLine(long + 1, lines[long]?.length ?? 0, limits.listLine));
  const list = readPastedList(text);
  const { length: count } = list.lines.filter(({ note }) => note === null);
  if (count > limits.listLines) return refuse(texts.tooLong(count, limits.listLines));
  return count === 0 ? refuse(texts.nothing) : { problem: null, list };
}
