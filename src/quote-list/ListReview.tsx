import { useState } from 'react';
import { pasteList as texts } from '../content/paste-list.ts';
import type { Search } from '../search/search-products.ts';
import type { FoundProduct } from '../search/use-search.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './ListReview.module.css';
import { decide, type Entry, type LineGroup, linesOf, statusOf } from './list-entries.ts';
import { ReviewedRow } from './ReviewedRow.tsx';
import { productIn } from './review.ts';

const groups = ['open', 'assumed', 'others', 'exact', 'note'] as const;
const folded: readonly LineGroup[] = ['exact', 'note'];

interface ListReviewProps {
  /** Of the form; submitting it goes to the next pending line. */
  id: string;
  entries: readonly Entry[];
  search: Search<FoundProduct>;
  onChange: (row: number, changed: Partial<Entry>) => void;
  onChangeAll: (entries: readonly Entry[]) => void;
  onBack: () => void;
}

/** The lines of a list in groups, the open ones first. */
export function ListReview(props: ListReviewProps) {
  const { id, entries, search, onChange, onChangeAll, onBack } = props;
  return (
    <form
      id={id}
      className={styles.review}
      onSubmit={(event) => {
        event.preventDefault();
        focusNextPending(event.currentTarget);
      }}
    >
      <div className={`cluster align-center spread ${styles.top}`}>
        <p className="cluster numeric" aria-hidden="true">
          {countsOf(entries).map(([name, count]) => (
            <span key={name}>
              {name} <strong>{count}</strong>
            </span>
          ))}
        </p>
        <div className="cluster gap-2">
          <AllOfAKind entries={entries} onChangeAll={onChangeAll} />
          <Button size="small" onClick={onBack}>
            {texts.back}
          </Button>
        </div>
      </div>
      <p className={`${styles.columns} label`} aria-hidden="true">
        {texts.columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      {groups.map((group) => (
        <Group
          key={group}
          group={group}
          entries={entries.filter((entry) => entry.group === group)}
          search={search}
          onChange={onChange}
        />
      ))}
    </form>
  );
}

type GroupProps = Pick<ListReviewProps, 'entries' | 'search' | 'onChange'> & { group: LineGroup };

function Group({ group, entries, search, onChange }: GroupProps) {
  if (entries.length === 0) return null;
  const title = `${texts.groups[group]} (${entries.length})`;
  const rows = (
    <ul className={styles.rows} aria-label={title}>
      {entries.map((entry) => (
        <ReviewedRow key={entry.line.row} entry={entry} search={search} onChange={onChange} />
      ))}
    </ul>
  );
  if (folded.includes(group)) return <Disclosure summary={title}>{rows}</Disclosure>;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {rows}
    </section>
  );
}

/** Buttons that choose a finish in all lines that leave it open; the first one undoes the last choice. */
function AllOfAKind({ entries, onChangeAll }: Pick<ListReviewProps, 'entries' | 'onChangeAll'>) {
  const [last, setLast] = useState<Record<'before' | 'after', readonly Entry[]> | null>(null);
  const offers = (['GALV.', 'INOX'] as const).flatMap((finish) => {
    const after = entries.map((entry) => {
      const { line, isRemoved } = entry;
      const product = productIn(finish, line);
      const isChanged = !isRemoved && product && product.id !== line.chosen?.id;
      return isChanged ? { ...entry, line: decide(line, product) } : entry;
    });
    const count = after.filter((entry, index) => entry !== entries[index]).length;
    return count > 0 ? { label: texts.all(texts.allOf[finish], count), after } : [];
  });
  const undo = last?.after === entries ? [{ label: texts.restore, after: last.before }] : [];
  return [...undo, ...offers].map(({ label, after }, index) => (
    <Button
      // biome-ignore lint/suspicious/noArrayIndexKey: keeps the focus on the first button
      key={index}
      size="small"
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.querySelector('button')?.focus();
        setLast(label === texts.restore ? null : { before: entries, after });
        onChangeAll(after);
      }}
    >
      {label}
    </Button>
  ));
}

/** The lines per status, without statuses that no line has. */
export function countsOf(entries: readonly Entry[]): [name: string, count: number][] {
  const statuses = linesOf(entries).map(statusOf);
  const names = ['exact', 'assumed', 'open', 'quantity', 'others'] as const;
  return names.flatMap((name): [string, number][] => {
    const count = statuses.filter((status) => status === name).length;
    return count > 0 ? [[texts.counted[name], count]] : [];
  });
}

/** The pending control after the focused one, else the first; opens its group. */
function focusNextPending(form: HTMLElement): void {
  const pending = [...form.querySelectorAll<HTMLElement>('[data-pending]')];
  const { activeElement } = document;
  const isAfter = (control: HTMLElement) =>
    activeElement &&
    form.contains(activeElement) &&
    activeElement.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
  const next = pending.find(isAfter) ?? pending[0];
  const details = next?.closest('details');
  if (details) details.open = true;
  next?.focus();
}
