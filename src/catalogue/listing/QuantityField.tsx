import { cartTexts } from '../../content/cart.ts';
import { listingTexts as texts } from '../../content/listing.ts';
import { quantityInput } from '../../ui/quantity-input.ts';
import { readQuantity, setTypedQuantity, useListingSession } from './listing-session-state.ts';
import styles from './QuantityField.module.css';

/** The typed quantity of a row, kept for the visit. */
export function QuantityField({ id, name }: { id: number; name: string }) {
  const text = useListingSession(({ quantities }) => quantities.get(id) ?? '');
  const isWrong = readQuantity(text) === null;
  return (
    <>
      <input
        className={styles.field}
        {...quantityInput}
        placeholder={texts.quantityPlaceholder}
        enterKeyHint="next"
        aria-label={texts.quantityOf(name)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `quantity-${id}` : undefined}
        value={text}
        onChange={(event) => setTypedQuantity(id, event.currentTarget.value)}
      />
      {isWrong && (
        <span id={`quantity-${id}`} className={styles.error} role="alert">
          {cartTexts.wrongPieces}
        </span>
      )}
    </>
  );
}
