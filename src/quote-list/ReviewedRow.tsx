import { Fragment, useId } from 'react';
import { pasteList as texts } from '../content/paste-list.ts';
import { productName } from '../lib/wording.ts';
import type { FoundProduct } from '../search/use-search.ts';
import { differingParts } from './match-line.ts';
import styles from './ReviewedRow.module.css';
import { parseListQuantity, piecesOf, type ReviewedLine } from './review.ts';

type Line = ReviewedLine<FoundProduct>;

interface ReviewedRowProps {
  line: Line;
  onChange: (line: Line) => void;
}

/** A line of the list: text, matches and quantity. */
export function ReviewedRow({ line, onChange }: ReviewedRowProps) {
  const { row, text, match, chosen, quantityText } = line;
  const id = useId();
  const choices = choicesOf(line);
  const isWrong = parseListQuantity(quantityText) === null;
  const choose = (product: FoundProduct | null) =>
    onChange({
      ...line,
      chosen: product,
      quantityText: line.unit === 'piece' ? quantityText : String(piecesOf(line, product)),
    });
  return (
    <li className={`panel ${styles.row}`} data-kind={match.kind}>
      <p className={`note ${styles.source}`}>
        <span className={styles.kind}>{kinds[match.kind]}</span> {texts.lineOf(row)}: {text}
      </p>
      {choices.length > 0 && (
        <fieldset className="stack gap-1">
          <legend className="visually-hidden">{texts.lineOf(row)}</legend>
          {choices.map((product) => (
            <label key={product.id} className={styles.choice}>
              <input
                type="radio"
                name={`${id}-product`}
                checked={chosen?.id === product.id}
                onChange={() => choose(product)}
              />
              <span>{markedName(product, choices)}</span>
            </label>
          ))}
          <label className={styles.choice}>
            <input
              type="radio"
              name={`${id}-product`}
              checked={chosen === null}
              onChange={() => choose(null)}
            />
            <span>{match.kind === 'exact' ? texts.leaveOne : texts.leave}</span>
          </label>
        </fieldset>
      )}
      {chosen ? (
        <div className={styles.quantity}>
          <input
            className={styles.field}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-label={texts.quantityOf(row)}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-error`}
            value={quantityText}
            onChange={(event) => onChange({ ...line, quantityText: event.currentTarget.value })}
          />
          <span id={`${id}-error`} className="note danger" role="alert">
            {isWrong ? texts.quantityError : ''}
          </span>
        </div>
      ) : (
        <p className="note">{texts.kept}</p>
      )}
    </li>
  );
}

const kinds = { exact: texts.exact, choice: texts.choose, none: texts.none } as const;

function choicesOf({ match }: Line): readonly FoundProduct[] {
  if (match.kind === 'exact') return [match.product];
  return match.kind === 'choice' ? match.products : [];
}

/** Emphasizes the parts that distinguish a name. */
function markedName(product: FoundProduct, choices: readonly FoundProduct[]) {
  const others = choices.filter((other) => other !== product).map(productName);
  return differingParts(productName(product), others).map(([part, differs], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
    <Fragment key={index}>
      {index > 0 && ' '}
      {differs ? <strong>{part}</strong> : part}
    </Fragment>
  ));
}
