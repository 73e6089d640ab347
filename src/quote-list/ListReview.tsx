import { useState } from 'react';
import { pasteList as texts } from '../content/paste-list.ts';
import { useRenderedCount } from '../hooks/use-when-idle.ts';
import { limits } from '../lib/limits.ts';
import type { Search } from '../search/build-search.ts';
import type { ColumnRole, ReadTable } from '../trade/index.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import styles from './ListReview.module.css';
import { ReadColumns } from './ReadColumns.tsx';
import { ReviewedRow } from './ReviewedRow.tsx';
import { decide, groupTitle, productIn, type ReviewedLine, statusOf } from './review.ts';

const groups = ['open', 'assumed', 'others', 'exact', 'note'] as const;

interface ListReviewProps {
  /** Of the form; submitting it goes to the next pending line. */
  id: string;
  lines: readonly ReviewedLine[];
  /** How a table was read; null for a text. */
  table: ReadTable | null;
  onColumns: (roles: readonly ColumnRole[]) => void;
  search: Search;
  onChange: (row: number, changed: Partial<ReviewedLine>) => void;
  onChangeAll: (lines: readonly ReviewedLine[]) => void;
  onBack: () => void;
}

/** The lines of a list in groups, the open ones first. */
export function ListReview(props: ListReviewProps) {
  const { id, lines, table, onColumns, search, onChange, onChangeAll, onBack } = props;
  /** Rows to render, less those of the groups above. */
  let room = useRenderedCount(lines.length, limits.firstRows);
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
        <p className={`cluster numeric ${styles.counts}`} aria-hidden="true">
          {countsOf(lines).map(([name, count]) => (
            <span key={name}>
              {name} <strong>{count}</strong>
            </span>
          ))}
        </p>
        <div className="cluster align-center gap-2">
          <AllOfAKind lines={lines} onChangeAll={onChangeAll} />
          <Button size="small" onClick={onBack}>
            {texts.back}
          </Button>
        </div>
      </div>
      {table && <ReadColumns table={table} onChange={onColumns} />}
      <p className={`${styles.columns} label`} aria-hidden="true">
        {texts.columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      {groups.map((group) => {
        const members = lines.filter((line) => line.group === group);
        if (members.length === 0) return null;
        const title = groupTitle(group, members);
        const rendered = members.slice(0, room);
        room -= rendered.length;
        const rows = (
          <ul className={styles.rows} aria-label={title}>
            {rendered.map((line) => (
              <ReviewedRow key={line.row} line={line} search={search} onChange={onChange} />
            ))}
          </ul>
        );
        if (group === 'exact' || group === 'note') {
          return (
            <Disclosure key={group} summary={title}>
              {rows}
            </Disclosure>
          );
        }
        return (
          <section key={group}>
            <h3 className={styles.title}>{title}</h3>
            {rows}
          </section>
        );
      })}
    </form>
  );
}

/** The menu that chooses a finish in all lines that leave it open, and undoes the last choice. */
function AllOfAKind({ lines, onChangeAll }: Pick<ListReviewProps, 'lines' | 'onChangeAll'>) {
  const [last, setLast] = useState<Record<'before' | 'after', readonly ReviewedLine[]> | null>(
    null,
  );
  const offers = (['GALV.', 'INOX'] as const).flatMap((finish) => {
    const after = lines.map((line) => {
      const product = productIn(finish, line);
      const isChanged = !line.isRemoved && product && product.id !== line.chosen?.id;
      return isChanged ? decide(line, product) : line;
    });
    const count = after.filter((line, index) => line !== lines[index]).length;
    return count > 0 ? { label: texts.all(texts.allOf[finish], count), after } : [];
  });
  const undo = last?.after === lines ? [{ label: texts.restore, after: last.before }] : [];
  const actions = [...undo, ...offers];
  if (actions.length === 0) return null;
  return (
    <Dropdown isMenu label={texts.changeAll}>
      <ul>
        {actions.map(({ label, after }) => (
          <li key={label}>
            <button
              type="button"
              className={styles.menuItem}
              onClick={() => {
                setLast(label === texts.restore ? null : { before: lines, after });
                onChangeAll(after);
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}

/** The lines per status, without statuses that no line has. */
export function countsOf(lines: readonly ReviewedLine[]): [name: string, count: number][] {
  const statuses = lines.filter(({ isRemoved }) => !isRemoved).map(statusOf);
  return (['exact', 'assumed', 'open', 'quantity', 'others'] as const)
    .map((name): [string, number] => [
      texts.counted[name],
      statuses.filter((status) => status === name).length,
    ])
    .filter(([, count]) => count > 0);
}

/** The pending control after the focused one, else the first; opens its group. */
function focusNextPending(form: HTMLElement): void {
  const pending = [...form.querySelectorAll<HTMLElement>('[data-pending]')];
  const { activeElement } = document;
  const isAfter = (control: HTMLElement) =>
    form.contains(activeElement) &&
    activeElement?.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING;
  const next = pending.find(isAfter) ?? pending[0];
  const details = next?.closest('details');
  if (details) details.open = true;
  next?.focus();
}
