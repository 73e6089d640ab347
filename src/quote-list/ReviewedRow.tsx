import { ChevronDown, X } from 'lucide';
import { memo, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '../config.ts';
import { pasteList as texts } from '../content/paste-list.ts';
import { productName } from '../lib/wording.ts';
import type { Search } from '../search/search-products.ts';
import type { FoundProduct } from '../search/use-search.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { decide, type Entry, type Line, statusOf } from './list-entries.ts';
import { MarkedName } from './MarkedName.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import styles from './ReviewedRow.module.css';
import { parseListQuantity } from './review.ts';

const { max } = limits.cartQuantity;

interface ReviewedRowProps {
  entry: Entry;
  search: Search<FoundProduct>;
  onChange: (row: number, changed: Partial<Entry>) => void;
}

/** A line of the list: text, product, quantity and state. Other lines do not render it. */
export const ReviewedRow = memo(function ReviewedRow(props: ReviewedRowProps) {
  const { entry, search, onChange } = props;
  const { line, group, isRemoved } = entry;
  const { row, text, choices, chosen } = line;
  const item = useRef<HTMLLIElement>(null);
  const stateId = useId();
  const status = statusOf(line);
  const change = (changed: Line) => onChange(row, { line: changed });
  const choose = (product: FoundProduct | null) => change(decide(line, product));
  /** For a change that unmounts the focused control. */
  const changeAndFocus = (changed: Partial<Entry>, control: string) => {
    flushSync(() => onChange(row, changed));
    const find = (selector: string) => item.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid]') ?? find(control))?.focus();
  };

  if (isRemoved || status === 'note') {
    const action = isRemoved ? texts.restore : texts.isProduct;
    const restored = isRemoved ? line : ({ ...line, state: 'unknown' } as const);
    return (
      <li ref={item} className={`row spread ${styles.folded}`}>
        <p>
          <span className={styles.number}>{numberOf(line)}</span>
          <span>
            {isRemoved && `${texts.removed} `}
            {text}
            {line.isCondition && ` · ${texts.inNote}`}
          </span>
        </p>
        <button
          type="button"
          className={styles.link}
          aria-label={texts.labelOf(row, `${action}, ${text}`)}
          onClick={() => changeAndFocus({ line: restored, isRemoved: false }, 'select, input')}
        >
          {action}
        </button>
      </li>
    );
  }
  const asNote = { ...line, state: 'note', chosen: null } as const;
  return (
    <li ref={item} className={styles.row} data-status={status}>
      <div className={styles.typed}>
        {line.sources.map((source) => (
          <p key={source.row}>
            <span className={styles.number}>{numberOf(source)}</span> {source.text}
          </p>
        ))}
      </div>
      <div className={styles.product}>
        {(chosen || choices.length > 0) && <ProductChoice line={line} onChoose={choose} />}
        {status === 'others' && (
          <ProductSearch
            label={texts.labelOf(row, texts.search)}
            search={search}
            onChoose={(product) => changeAndFocus({ line: decide(line, product) }, 'select')}
          />
        )}
      </div>
      <div className={styles.quantity}>
        {chosen && (
          <input
            className={styles.field}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-label={texts.labelOf(row, texts.quantity)}
            aria-describedby={stateId}
            aria-invalid={status === 'quantity' || undefined}
            data-pending={status === 'quantity' || undefined}
            value={line.quantityText}
            onChange={(event) => change({ ...line, quantityText: event.currentTarget.value })}
          />
        )}
      </div>
      <div id={stateId} className={styles.state}>
        <p className={styles.status}>{stateOf(line, group)}</p>
        <QuantityNotes line={line} onChange={change} />
      </div>
      <IconButton
        className={styles.remove}
        label={texts.labelOf(row, texts.remove(text))}
        data-remove=""
        onClick={() =>
          group === 'note'
            ? changeAndFocus({ line: asNote }, 'button')
            : changeAndFocus({ isRemoved: true }, 'button')
        }
      >
        <Icon of={X} size={18} />
      </IconButton>
    </li>
  );
});

/** Beside the buyer's own numbering, another number would confuse. */
function numberOf({ row, text }: Pick<Line, 'row' | 'text'>): number | null {
  return /^\s*\d{1,3}\s?[.)](?!\d)/.test(text) ? null : row;
}

/** The native list of the choices, over the chosen name. */
function ProductChoice(props: { line: Line; onChoose: (product: FoundProduct | null) => void }) {
  const { row, text, choices, chosen, state } = props.line;
  const isOpen = !chosen && state === 'open';
  const products = chosen && !choices.includes(chosen) ? [chosen, ...choices] : choices;
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">
        {chosen || isOpen ? <MarkedName product={chosen} choices={products} /> : texts.leave}
      </span>
      <Icon of={ChevronDown} size={16} />
      <select
        aria-label={texts.labelOf(row, text)}
        data-pending={isOpen || undefined}
        value={chosen?.id ?? ''}
        onChange={(event) => {
          const id = Number(event.currentTarget.value);
          props.onChoose(products.find((product) => product.id === id) ?? null);
        }}
      >
        {isOpen && (
          <option value="" hidden>
            {texts.choose(products.length)}
          </option>
        )}
        {products.map((product) => (
          <option key={product.id} value={product.id}>
            {productName(product)}
          </option>
        ))}
        <option value={isOpen ? 'none' : ''}>{texts.leave}</option>
      </select>
    </div>
  );
}

/** Explains the quantity: its conversion, the sum of joined lines, the pieces beyond the limit. */
function QuantityNotes({ line, onChange }: { line: Line; onChange: (line: Line) => void }) {
  const { quantityText, quantityNote, sources, chosen } = line;
  if (!chosen) return null;
  const quantity = parseListQuantity(quantityText);
  const parts = sources.map((source) => parseListQuantity(source.quantityText) ?? 0);
  const sum = parts.reduce((total, part) => total + part, 0);
  const isSum = quantity === sum;
  const next = String(isSum ? (parts[0] ?? sum) : sum);
  return (
    <>
      {quantityText !== '' && quantity === null && <p>{texts.quantityError}</p>}
      {quantityNote !== null && <p>{quantityNote}</p>}
      {quantity !== null && quantity > max && <p>{texts.excess(max, quantity - max)}</p>}
      {sources.length > 1 && (
        <p>
          {parts.join(' + ')}
          {' · '}
          <button
            type="button"
            className={styles.link}
            onClick={() => onChange({ ...line, quantityText: next })}
          >
            {isSum ? texts.keepFirst(next) : texts.addUp(sum)}
          </button>
        </p>
      )}
    </>
  );
}

function stateOf(line: Line, group: Entry['group']): string {
  const status = statusOf(line);
  if (status === 'assumed' && line.assumption) return texts.assumedAs(line.assumption);
  return status === 'exact' && group !== 'exact' ? texts.chosen : texts.states[status];
}
