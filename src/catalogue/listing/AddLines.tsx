import { CircleCheck, ShoppingCart } from 'lucide';
import { type RefObject, useId, useState } from 'react';
import type { CartLine } from '../../cart/cart.ts';
import { additionalPieces, piecesOf } from '../../cart/line-item.ts';
import { listWeight } from '../../cart/list-weight.ts';
import { useAddList } from '../../cart/use-add-list.ts';
import { catalogueTexts } from '../../content/catalogue.ts';
import { listingTexts as texts } from '../../content/listing.ts';
import { toConfirmTexts } from '../../content/to-confirm.ts';
import type { ProductSummary } from '../../graphql/queries.ts';
import { brandedName, unitCount } from '../../lib/wording.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './AddLines.module.css';
import { setTypedQuantity, typedLines, useListingSession } from './listing-session-state.ts';

interface Outcome {
  added: number;
  /** The lines of the cart with pieces beyond their limit. */
  exceeding: readonly CartLine[];
  /** Names of products that could not be fetched; their quantities are kept. */
  failed: readonly string[];
}

interface AddLinesProps {
  list: readonly ProductSummary[];
  table: RefObject<HTMLElement | null>;
}

export function AddLines({ list, table }: AddLinesProps) {
  const quantities = useListingSession((visit) => visit.quantities);
  const lines = typedLines(list, quantities);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { addAll, done } = useAddList();
  const hintId = useId();

  const onAdd = async () => {
    if (lines.length === 0 || lines.some(({ quantity }) => quantity === null)) {
      const selector = lines.length === 0 ? 'input' : '[aria-invalid]';
      table.current?.querySelector<HTMLElement>(selector)?.focus();
      return;
    }
    const wanted = lines.map((line) => ({ ...line, quantity: line.quantity ?? 1 }));
    const { failed, lines: inCart } = await addAll(wanted);
    const added = wanted.filter((line) => !failed.includes(line));
    for (const { id } of added) setTypedQuantity(id, '');
    setOutcome({
      added: added.length,
      exceeding: inCart.filter((line) => additionalPieces(line) > 0),
      failed: failed.map(({ name }) => name),
    });
  };

  // From names alone: summaries have no description.
  const valid = lines.map(({ name, quantity }) => ({
    name,
    description: null,
    quantity: quantity ?? 0,
  }));
  const units = valid.reduce((sum, { quantity }) => sum + quantity, 0);
  const weight = listWeight(valid);
  const isAnnounced = outcome !== null && lines.length === outcome.failed.length;
  return (
    <div className={`cluster align-center ${styles.bar}`} data-print="hide">
      <div className={styles.text}>
        <div role="status">{isAnnounced && <Announcement {...outcome} />}</div>
        {!isAnnounced && (
          // Read with the button: a live region would announce every keystroke.
          <p id={hintId} className="muted">
            {units > 0 ? (
              <>
                {texts.lines(lines.length)}, {unitCount(units)}
                {weight && `, ${weight}`}
              </>
            ) : (
              <>
                {texts.typeQuantities} <span className={styles.keys}>{texts.keys}</span>
              </>
            )}
          </p>
        )}
      </div>
      {isAnnounced && outcome.added > 0 && <ButtonLink to={paths.cart()}>{texts.cart}</ButtonLink>}
      <Button
        variant={lines.length > 0 ? 'primary' : 'secondary'}
        data-add=""
        aria-describedby={isAnnounced ? undefined : hintId}
        busy={done !== null}
        busyLabel={catalogueTexts.adding}
        onClick={onAdd}
      >
        <Icon of={ShoppingCart} size={18} />
        {texts.add(texts.lines(lines.length))}
      </Button>
    </div>
  );
}

function Announcement({ added, exceeding, failed }: Outcome) {
  return (
    <>
      {added > 0 && (
        <p className={`row bold ${styles.done}`}>
          <Icon of={CircleCheck} size={20} />
          {texts.added(added)}
        </p>
      )}
      {exceeding.map((line) => (
        <p key={line.id}>
          {brandedName(line)}: {toConfirmTexts.additionalOf(additionalPieces(line), piecesOf(line))}
        </p>
      ))}
      {failed.length > 0 && <p className="danger">{texts.notAdded(failed.join('; '))}</p>}
    </>
  );
}
