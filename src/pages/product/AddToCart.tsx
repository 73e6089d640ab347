import { Scissors, ShoppingCart } from 'lucide';
import { useState } from 'react';
import AddedDialog, { type AddedProduct } from '../../cart/AddedDialog.tsx';
import { parsePieces } from '../../cart/cart.ts';
import { useCart } from '../../cart/cart-store.ts';
import { cartTexts } from '../../content/cart.ts';
import { catalogueTexts } from '../../content/catalogue.ts';
import { cutListTexts } from '../../content/cut-list.ts';
import { productPageTexts as texts } from '../../content/product-page.ts';
import type { Product } from '../../graphql/queries.ts';
import { useTimeout } from '../../hooks/use-timeout.ts';
import { timings } from '../../lib/limits.ts';
import { brandedName, nonBreaking } from '../../lib/wording.ts';
import { barLength, readProductName } from '../../trade/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import styles from './AddToCart.module.css';
import { CutListDialog } from './cut-list/CutListDialog.tsx';

/**
 * Quantity, button and cut list. Adds on click; the busy state is only shown for 800 ms by
 * specification.
 */
export function AddToCart({ product, disabled }: { product: Product; disabled: boolean }) {
  const [quantity, setQuantity] = useState('1');
  const [cuts, setCuts] = useState<string | null>(null);
  const add = useCart((cart) => cart.add);
  const [pending, setPending] = useState<AddedProduct | null>(null);
  const [added, setAdded] = useState<AddedProduct | null>(null);
  const [isCutting, setCutting] = useState(false);
  const pieces = parseOrOne(quantity);
  const metres = barLength(readProductName(product.name));

  useTimeout(
    () => {
      setAdded(pending);
      setPending(null);
      setQuantity('1');
    },
    pending ? timings.addToCart : null,
  );

  const onAdd = () => {
    if (pieces === null) return;
    const line = add(product, pieces, { cuts });
    setCuts(null);
    setPending({ name: brandedName(product), quantity: pieces, line, from: 'detail' });
  };

  return (
    <>
      <div className={styles.bar} data-print="hide">
        <QuantityStepper
          label={texts.quantity}
          value={quantity}
          min={1}
          onChange={setQuantity}
          onCommit={(text) => setQuantity(String(parseOrOne(text) ?? text))}
          error={pieces === null ? cartTexts.wrongPieces : undefined}
          disabled={disabled}
        />
        <Button
          variant="primary"
          size="large"
          wide
          className={styles.add}
          busy={pending !== null}
          busyLabel={catalogueTexts.adding}
          disabled={disabled}
          onClick={onAdd}
        >
          <Icon of={ShoppingCart} className={styles.icon} size={20} />
          {texts.add}
        </Button>
        <AddedDialog added={added} onClose={() => setAdded(null)} />
      </div>
      {cuts !== null && (
        <p className="note">
          {cutListTexts.attached} {nonBreaking(cuts)}{' '}
          <Button size="small" variant="quiet" onClick={() => setCuts(null)}>
            {cutListTexts.detach}
          </Button>
        </p>
      )}
      {metres !== null && (
        <div data-print="hide">
          <Button onClick={() => setCutting(true)}>
            <Icon of={Scissors} size={18} />
            {cutListTexts.open}
          </Button>
        </div>
      )}
      {metres !== null && isCutting && (
        <CutListDialog
          metres={metres}
          onClose={() => setCutting(false)}
          onUse={(bars, plan) => {
            setCutting(false);
            setQuantity(String(bars));
            setCuts(plan);
          }}
        />
      )}
    </>
  );
}

/** An empty field is 1, null is invalid. */
function parseOrOne(text: string): number | null {
  return text.trim() === '' ? 1 : parsePieces(text);
}
