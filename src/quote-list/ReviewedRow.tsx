import { X } from 'lucide';
import { memo, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { pasteList as texts } from '../content/paste-list.ts';
import { toConfirmTexts } from '../content/to-confirm.ts';
import { limits } from '../lib/limits.ts';
import type { Search } from '../search/build-search.ts';
import { type FoundProduct, rowLabel } from '../trade/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { quantityInput } from '../ui/quantity-input.ts';
import { conversionText } from './conversion-text.ts';
import { ProductChoice } from './ProductChoice.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import styles from './ReviewedRow.module.css';
import { decide, parseListQuantity, type ReviewedLine, statusOf } from './review.ts';

const { max } = limits.cartQuantity;

interface ReviewedRowProps {
  line: ReviewedLine;
  search: Search;
  onChange: (row: number, changed: Partial<ReviewedLine>) => void;
}

/** A line of the list: text, product, quantity and state. Other lines do not render it. */
export const ReviewedRow = memo(function ReviewedRow(props: ReviewedRowProps) {
  const { line, search, onChange } = props;
  const { row, text, choices, chosen, isRemoved } = line;
  const item = useRef<HTMLLIElement>(null);
  const stateId = useId();
  const status = statusOf(line);
  const choose = (product: FoundProduct | null) => onChange(row, decide(line, product));
  /** For a change that unmounts the focused control. */
  const changeAndFocus = (changed: Partial<ReviewedLine>, control: string) => {
    flushSync(() => onChange(row, changed));
    const find = (selector: string) => item.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid]') ?? find(control))?.focus();
  };

  if (isRemoved || status === 'note') {
    const action = isRemoved ? texts.restore : texts.isProduct;
    return (
      <li ref={item} className={`row spread ${styles.folded}`}>
        <p>
          <span className={styles.number}>{rowLabel(row)}</span>
          <span>
            {isRemoved && `${texts.removed} `}
            {text}
            {line.note === 'condition' && ` · ${texts.inNote}`}
          </span>
        </p>
        <button
          type="button"
          className={styles.link}
          aria-label={texts.labelOf(rowLabel(row), `${action}, ${text}`)}
          onClick={() =>
            changeAndFocus(isRemoved ? { isRemoved: false } : { note: null }, 'select, input')
          }
        >
          {action}
        </button>
      </li>
    );
  }
  return (
    <li ref={item} className={styles.row} data-status={status}>
      <p className={styles.typed}>
        <span className={styles.number}>{rowLabel(row)}</span>{' '}
        {line.position && `${line.position} `}
        {text}
      </p>
      <div className={styles.product}>
        {(chosen || choices.length > 0) && <ProductChoice line={line} onChoose={choose} />}
        {status === 'others' && (
          <ProductSearch
            label={texts.labelOf(rowLabel(row), texts.search)}
            search={search}
            onChoose={(product) => changeAndFocus(decide(line, product), 'select')}
          />
        )}
      </div>
      <div className={styles.quantity}>
        {chosen && (
          <input
            className={styles.field}
            {...quantityInput}
            aria-label={texts.labelOf(rowLabel(row), texts.quantity)}
            aria-describedby={stateId}
            aria-invalid={status === 'quantity' || undefined}
            data-pending={status === 'quantity' || undefined}
            value={line.quantityText}
            onChange={(event) => onChange(row, { quantityText: event.currentTarget.value })}
          />
        )}
      </div>
      <div id={stateId} className={styles.state}>
        <p className={styles.status}>{stateOf(line)}</p>
        {chosen && notesOn(line, chosen).map((note) => <p key={note}>{note}</p>)}
      </div>
      <IconButton
        className={styles.remove}
        label={texts.labelOf(rowLabel(row), texts.remove(text))}
        onClick={() => changeAndFocus({ isRemoved: true }, 'button')}
      >
        <Icon of={X} size={18} />
      </IconButton>
    </li>
  );
});

/** Explains the quantity: its conversion, the pieces beyond the limit. */
function notesOn(line: ReviewedLine, chosen: FoundProduct): string[] {
  const { quantityText } = line;
  const quantity = parseListQuantity(quantityText);
  return [
    quantityText !== '' && quantity === null && texts.quantityError,
    conversionText(line, chosen),
    quantity !== null && quantity > max && toConfirmTexts.additional(quantity - max),
  ].filter((note) => typeof note === 'string');
}

function stateOf(line: ReviewedLine): string {
  const status = statusOf(line);
  if (status === 'assumed' && line.assumption) return texts.assumedAs(line.assumption);
  if (status === 'others' && line.unknownCode !== undefined)
    return texts.unknownCode(line.unknownCode);
  return status === 'exact' && line.group !== 'exact' ? texts.chosen : texts.states[status];
}
