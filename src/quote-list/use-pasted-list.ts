import { useCallback, useEffect, useState } from 'react';
import { useCart } from '../cart/cart-store.ts';
import { pasteList as texts } from '../content/paste-list.ts';
import { useKnownDescriptions, useProductSummaries } from '../graphql/queries.ts';
import { limits } from '../lib/limits.ts';
import { rowsOf } from '../lib/view-state.ts';
import { useSearch } from '../search/use-search.ts';
import type { ColumnRole } from '../trade/lexicon/column-roles.ts';
import { type ReadList, readList, splitLines } from './parse-list.ts';
import { draft, usePasteList } from './paste-list-store.ts';
import { type Line, reviewList, reviewResult } from './review.ts';

export type PastedList = ReturnType<typeof usePastedList>;

/** The text in the dialog for lists, and its lines while they are reviewed. */
export function usePastedList() {
  const items = usePasteList((state) => state.items);
  const replaced = usePasteList((state) => state.replaced);
  const isReopened = items.length > 0;
  const [text, setText] = useState(() => (isReopened ? items.join('\n') : draft.read()));
  const [problem, setProblem] = useState<string | null>(null);
  /** The list to review; null while the buyer writes the text. */
  const [list, setList] = useState<ReadList | null>(() =>
    isReopened ? readOrRefuse(text).list : null,
  );
  /** Null until the text is read; kept while the text is unchanged. */
  const [lines, setLines] = useState<readonly Line[] | null>(null);

  const summaries = useProductSummaries();
  const [readings, setReadings] = useState(1);
  const source = { products: rowsOf(summaries), knownDescriptions: useKnownDescriptions() };
  const search = useSearch(source, readings, () => {
    setProblem(texts.notPrepared);
    setList(null);
  });

  // The catalogue may still be loading.
  useEffect(() => {
    if (list && search) setLines((before) => before ?? reviewList(list.lines, search.index));
  }, [list, search]);

  // Stable, so that a change renders one row.
  const change = useCallback((row: number, changed: Partial<Line>) => {
    setLines(
      (before) =>
        before?.map((line) => (line.row === row ? { ...line, ...changed } : line)) ?? null,
    );
  }, []);

  /** Items of the cart are kept there. */
  const store = (written: string) => {
    if (!isReopened) draft.write(written);
  };

  return {
    items,
    replaced,
    text,
    problem,
    list,
    lines,
    summaries,
    search,
    change,
    setLines,
    setProblem,
    write(written: string) {
      setText(written);
      store(written);
      setProblem(null);
      setList(null);
      setLines(null);
    },
    read() {
      const found = readOrRefuse(text);
      if (!search) setReadings(readings + 1);
      setProblem(found.problem);
      setList(found.list);
    },
    readColumnsAs(roles: readonly ColumnRole[]) {
      setLines(null);
      setList(readList(text, roles));
    },
    editText: () => setList(null),
    empty: () => store(''),
    /** Leaves the lines whose products could not be added. */
    keepFailed(failed: readonly { id: number; name: string }[]) {
      setProblem(texts.failed(failed.map(({ name }) => name)));
      const ids = failed.map(({ id }) => id);
      const isFailed = (line: Line) =>
        reviewResult([line]).wanted.some(({ id }) => ids.includes(id));
      const left = (lines ?? []).filter(isFailed);
      setLines(left);
      // The others are in the cart: reading the text again must not add them twice.
      const remaining = left.map((line) => line.wholeText);
      setText(remaining.join('\n'));
      store(remaining.join('\n'));
      if (isReopened && replaced === null) {
        useCart.getState().addOthers(remaining);
        usePasteList.getState().reopen(remaining);
      }
    },
  };
}

/** The lines of a text, or a sentence for the visitor when it cannot be read. */
function readOrRefuse(text: string) {
  const refuse = (problem: string) => ({ problem, list: null });
  if (text.length > limits.listText) return refuse(texts.tooMuch(text.length, limits.listText));
  const lines = splitLines(text);
  const long = lines.findIndex((line) => line.length > limits.listLine);
  if (long !== -1)
    return refuse(texts.longLine(long + 1, lines[long]?.length ?? 0, limits.listLine));
  const list = readList(text);
  const { length: count } = list.lines.filter(({ note }) => note === null);
  if (count > limits.listLines) return refuse(texts.tooLong(count, limits.listLines));
  return count === 0 ? refuse(texts.nothing) : { problem: null, list };
}
