import { Trash2 } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { parseQuantity, quantityMessage } from '../../cart/cart.ts';
import { useCart } from '../../cart/cart-store.ts';
import { ProductImage } from '../../catalog/ProductImage.tsx';
import { limits } from '../../config.ts';
import { weightTexts } from '../../content/weight.ts';
import { formatSoles, priceTag } from '../../lib/money.ts';
import { formatKilograms } from '../../lib/weight/format-weight.ts';
import { weigh } from '../../lib/weight/weigh.ts';
import { nonBreaking, priceOnRequest, productName } from '../../lib/wording.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import styles from './CartLineRow.module.css';

const { min, max } = limits.cartQuantity;

/** One line of the cart. It follows its own line alone, so that a change renders nothing else. */
export function CartLineRow({ id }: { id: number }) {
  const line = useCart((cart) => cart.lines.find((candidate) => candidate.id === id));
  const removing = useCart((cart) => cart.removing.has(id));
  const update = useCart((cart) => cart.update);
  const remove = useCart((cart) => cart.remove);
  /** What has been typed and is not stored, be it for the time being or for good. */
  const [draft, setDraft] = useState<string | null>(null);

  /** Stores a whole valid quantity; anything else stays in the field to be mended. */
  const commit = (text: string) => {
    const quantity = parseQuantity(text);
    if (quantity === null) return;
    setDraft(null);
    if (quantity !== line?.quantity) update(id, quantity);
  };
  const commitDraft = useEffectEvent(() => {
    if (draft !== null) commit(draft);
  });
  // Going back with the field in hand leaves it too, and no blur tells of that.
  useEffect(() => () => commitDraft(), []);

  if (!line) return null;
  const name = productName(line);
  const tag = priceTag(line.price, line.discount);
  const { perPiece } = weigh(line);

  return (
    <li className={removing ? `${styles.line} ${styles.removing}` : styles.line} inert={removing}>
      <div className={styles.picture}>
        <ProductImage alt="" imageUrl={line.imageUrl} sizes="96px" />
      </div>
      <div className={styles.text}>
        <Link className={styles.name} to={paths.product(id)}>
          {nonBreaking(name)}
        </Link>
        <p className={styles.price}>
          {tag ? `${formatSoles(tag.final)} por unidad` : priceOnRequest}
        </p>
        {perPiece !== null && (
          <p className={styles.price}>
            {weightTexts.line(formatKilograms(perPiece * line.quantity))}
          </p>
        )}
      </div>
      <p className={styles.quantity} data-print="only" aria-hidden="true">
        {line.quantity} und.
      </p>
      <div className={styles.quantity} data-print="hide">
        <QuantityStepper
          label={`Cantidad de ${name}`}
          value={draft ?? String(line.quantity)}
          min={min}
          from={line.quantity}
          max={max}
          onChange={setDraft}
          onCommit={commit}
          error={draft !== null && parseQuantity(draft) === null ? quantityMessage : undefined}
        />
      </div>
      <p className={styles.total}>{tag ? formatSoles(tag.final * line.quantity) : '—'}</p>
      <div className={styles.remove} data-print="hide">
        <IconButton
          label={`Eliminar ${name}`}
          data-remove
          onClick={(event) => {
            passFocusOn(event.currentTarget);
            remove(id);
          }}
        >
          <Icon of={Trash2} size={20} />
        </IconButton>
      </div>
    </li>
  );
}

/**
 * Moves the focus from a line that is about to go to the remove button of the next one, else of the
 * one before, else to the page: a focus that goes with its line starts again at the top.
 */
function passFocusOn(button: HTMLElement): void {
  const line = button.closest('li');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = neighbour?.querySelector('[data-remove]') ?? document.querySelector('main');
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
