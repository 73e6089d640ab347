import { Trash2 } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { parsePieces, parseQuantity, quantityMessage } from '../../cart/cart.ts';
import { useCart } from '../../cart/cart-store.ts';
import { piecesOf } from '../../cart/line-item.ts';
import { quoteRow } from '../../cart/quote-table.ts';
import { ProductImage } from '../../catalogue/ProductImage.tsx';
import { productDrawing } from '../../catalogue/product-drawing.tsx';
import { cartTexts } from '../../content/cart.ts';
import { toConfirmTexts } from '../../content/to-confirm.ts';
import { weightTexts } from '../../content/weight.ts';
import { limits } from '../../lib/limits.ts';
import { formatSoles } from '../../lib/money.ts';
import { formatKilograms } from '../../lib/weight.ts';
import { brandedName, codeText, nonBreaking, priceOnRequest } from '../../lib/wording.ts';
import { paths } from '../../navigation/paths.ts';
import { readProductName } from '../../trade/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import styles from './CartLineRow.module.css';
import { LineRemarks } from './LineRemarks.tsx';

const { min, max } = limits.cartQuantity;

/** Subscribes only to its line, so that other changes do not render it. */
export function CartLineRow({ id }: { id: number }) {
  const line = useCart((cart) => cart.lines.find((candidate) => candidate.id === id));
  const removing = useCart((cart) => cart.removing.has(id));
  const update = useCart((cart) => cart.update);
  const remove = useCart((cart) => cart.remove);
  const [draft, setDraft] = useState<string | null>(null);

  /** Stores a valid quantity; invalid text stays in the field. */
  const commit = (text: string) => {
    const quantity = parseQuantity(text);
    if (quantity === null) return;
    setDraft(null);
    if (quantity !== line?.quantity) update(id, quantity);
  };
  const commitDraft = useEffectEvent(() => {
    if (draft !== null) commit(draft);
  });
  // Going back with the focus in the field triggers no blur.
  useEffect(() => () => commitDraft(), []);

  if (!line) return null;
  const name = brandedName(line);
  const pieces = piecesOf(line);
  const exceeds = draft === null && pieces > max;
  /** Refused by the field, but can be ordered as an additional quantity. */
  const excess = draft === null || parseQuantity(draft) !== null ? null : parsePieces(draft);
  const { price, amount, weight } = quoteRow(line);

  return (
    <li className={removing ? `${styles.line} ${styles.removing}` : styles.line} inert={removing}>
      <div className={styles.picture}>
        <ProductImage
          alt=""
          imageUrl={line.imageUrl}
          sizes="44px"
          drawing={productDrawing(line.name, readProductName(line.name))}
        />
      </div>
      <p className={styles.name}>
        {line.isGone ? (
          <span className="bold small">{nonBreaking(name)}</span>
        ) : (
          <Link className="bold small" to={paths.product(id)}>
            {nonBreaking(name)}
          </Link>
        )}{' '}
        <span className="note numeric">
          {codeText(line)}
          {line.position && ` · ${cartTexts.position(line.position)}`}
        </span>
      </p>
      <div className={`cluster align-center numeric ${styles.sum}`}>
        <p className="note">
          {price === null ? (
            priceOnRequest
          ) : (
            <>
              {formatSoles(price)}
              <span className="visually-hidden">{cartTexts.perUnit}</span>
              <span aria-hidden="true"> ×</span>
            </>
          )}
        </p>
        <QuantityStepper
          label={cartTexts.quantityOf(name)}
          value={draft ?? String(line.quantity)}
          min={min}
          from={line.quantity}
          max={exceeds ? undefined : max}
          onStep={exceeds ? (by) => update(id, pieces + by) : undefined}
          onChange={setDraft}
          onCommit={commit}
          error={draft !== null && parseQuantity(draft) === null ? quantityMessage : undefined}
        />
        <p className={styles.total}>
          <strong>{amount === null ? '—' : formatSoles(amount)}</strong>
          {weight !== null && (
            <span className="note">
              <br />
              <span className="visually-hidden">{weightTexts.total}: </span>
              {formatKilograms(weight)}
            </span>
          )}
        </p>
      </div>
      <IconButton
        className={styles.remove}
        label={cartTexts.remove(name)}
        data-remove
        onClick={(event) => {
          passFocusOn(event.currentTarget);
          remove(id);
        }}
      >
        <Icon of={Trash2} size={18} />
      </IconButton>
      {excess !== null && (
        <Button
          size="small"
          className={styles.order}
          onClick={() => {
            setDraft(null);
            update(id, excess);
          }}
        >
          {toConfirmTexts.order(excess, max)}
        </Button>
      )}
      <LineRemarks line={line} name={name} />
    </li>
  );
}

/**
 * Moves the focus to the remove button of the next or previous line, else to the page: a removed
 * element would reset it to the top.
 */
function passFocusOn(button: HTMLElement): void {
  const line = button.closest('li');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = neighbour?.querySelector('[data-remove]') ?? document.querySelector('main');
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
