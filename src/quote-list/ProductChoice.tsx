import { ChevronDown } from 'lucide';
import { pasteList as texts } from '../content/paste-list.ts';
import { type FoundProduct, rowLabel } from '../trade/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { choiceName } from './choice-name.ts';
import { MarkedName } from './MarkedName.tsx';
import styles from './ProductChoice.module.css';
import { type ReviewedLine, statusOf } from './review.ts';

/** The native list of the choices, over the chosen name. */
export function ProductChoice(props: {
  line: ReviewedLine;
  onChoose: (product: FoundProduct | null) => void;
}) {
  const { row, text, choices, chosen } = props.line;
  const isOpen = statusOf(props.line) === 'open';
  const products = chosen && !choices.includes(chosen) ? [chosen, ...choices] : choices;
  return (
    <div className={styles.choice} data-open={isOpen || undefined}>
      <span aria-hidden="true">
        {chosen || isOpen ? <MarkedName product={chosen} choices={products} /> : texts.leave}
      </span>
      <Icon of={ChevronDown} size={16} />
      <select
        aria-label={texts.labelOf(rowLabel(row), text)}
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
            {choiceName(product, products)}
          </option>
        ))}
        <option value={isOpen ? 'none' : ''}>{texts.leave}</option>
      </select>
    </div>
  );
}
