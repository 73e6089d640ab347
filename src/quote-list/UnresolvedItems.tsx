import { type ReactNode, useMemo, useState } from 'react';
import { useCart } from '../cart/cart-store.ts';
import { useAddList } from '../cart/use-add-list.ts';
import { pasteList as texts } from '../content/paste-list.ts';
import { useKnownDescriptions, useProductSummaries } from '../graphql/queries.ts';
import { focusMain } from '../hooks/focus-main.ts';
import { rowsOf } from '../lib/view-state.ts';
import type { Search } from '../search/build-search.ts';
import { useSearch } from '../search/use-search.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { usePasteList } from './paste-list-store.ts';
import { ReviewedRow } from './ReviewedRow.tsx';
import {
  groupTitle,
  type LineGroup,
  type ReviewedLine,
  reviewItem,
  reviewResult,
} from './review.ts';
import styles from './UnresolvedItems.module.css';

interface UnresolvedItemsProps {
  /** Items of the cart without a product, as the buyer wrote them. */
  items: readonly string[];
  /** Shown while the catalogue loads and where it cannot be loaded. */
  fallback: ReactNode;
}

/** The items that today's catalogue may have, with their choices, then those that it lacks. */
export default function UnresolvedItems({ items, fallback }: UnresolvedItemsProps) {
  const products = rowsOf(useProductSummaries());
  const search = useSearch({ products, knownDescriptions: useKnownDescriptions() }, 1);
  /** Lines that the buyer has changed. */
  const [changed, setChanged] = useState<ReadonlyMap<string, ReviewedLine>>(new Map());
  const index = search?.index;
  const read = useMemo(
    () => (index ? items.map((item, at) => reviewItem(item, at + 1, index)) : []),
    [items, index],
  );
  const { addAll, done } = useAddList();
  const [problem, setProblem] = useState<string | null>(null);
  if (!search) return fallback;

  const keys = keysOf(items);
  const lines = read.map((line, at) => {
    const own = changed.get(keys[at] ?? '');
    return own ? { ...own, row: line.row } : line;
  });
  const { wanted } = reviewResult(lines);
  const add = async () => {
    const { failed } = await addAll(wanted);
    const failedIds = failed.map(({ id }) => id);
    const added = lines.filter((line) =>
      reviewResult([line]).wanted.some(({ id }) => !failedIds.includes(id)),
    );
    useCart.getState().resolveOthers(added.map(({ text }) => text));
    setProblem(failed.length > 0 ? texts.failed(failed.map(({ name }) => name)) : null);
    focusMain();
  };
  const change = (row: number, change: Partial<ReviewedLine>) => {
    const line = lines[row - 1];
    const key = keys[row - 1];
    if (!line || key === undefined) return;
    if (change.isRemoved) {
      focusMain();
      useCart.getState().removeOther(line.text);
    } else setChanged(new Map(changed).set(key, { ...line, ...change }));
  };
  const isFound = ({ group }: ReviewedLine) => group !== 'others';
  return (
    <>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <Group
        group="open"
        name={texts.toChoose}
        hint={texts.toChooseHint}
        lines={lines.filter(isFound)}
        search={search}
        onChange={change}
      />
      <Group
        group="others"
        name={texts.notFound}
        hint={texts.notFoundHint}
        lines={lines.filter((line) => !isFound(line))}
        search={search}
        onChange={change}
      />
      <div className="cluster gap-2">
        {wanted.length > 0 && (
          <Button
            variant="primary"
            busy={done !== null}
            busyLabel={texts.adding(done ?? 0, wanted.length)}
            onClick={add}
          >
            {texts.add(wanted.length)}
          </Button>
        )}
        <Button onClick={() => usePasteList.getState().reopen(items)}>{texts.reopen}</Button>
      </div>
    </>
  );
}

interface GroupProps {
  group: LineGroup;
  name: string;
  hint: string;
  lines: readonly ReviewedLine[];
  search: Search;
  onChange: (row: number, changed: Partial<ReviewedLine>) => void;
}

function Group({ group, name, hint, lines, search, onChange }: GroupProps) {
  if (lines.length === 0) return null;
  const title = groupTitle(group, lines, name);
  return (
    <div className="stack gap-1">
      <h2 className="title-small">{title}</h2>
      <p className="note">{hint}</p>
      <ul className={styles.rows} aria-label={title}>
        {lines.map((line) => (
          <ReviewedRow key={line.row} line={line} search={search} onChange={onChange} />
        ))}
      </ul>
    </div>
  );
}

/** Tells equal items apart: `3 martillos`, `3 martillos 2`. */
function keysOf(items: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const count = (seen.get(item) ?? 0) + 1;
    seen.set(item, count);
    return `${item} ${count}`;
  });
}
