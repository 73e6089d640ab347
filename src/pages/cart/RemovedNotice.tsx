import { useEffect } from 'react';
import { useCart } from '../../cart/cart-store.ts';
import { useOtherItems } from '../../cart/other-items.ts';
import { focusMain } from '../../hooks/focus-main.ts';
import { productName } from '../../lib/wording.ts';
import { Button } from '../../ui/Button.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import styles from './RemovedNotice.module.css';

/** Names removed lines with an undo button until the page is left. */
export function RemovedNotice() {
  const removed = useCart((cart) => cart.removed);
  const cleared = useOtherItems((others) => others.cleared);
  useEffect(() => forget, []);
  const text = removedText([...removed.map(({ line }) => productName(line)), ...cleared]);
  return (
    <>
      <LiveRegion>{text}</LiveRegion>
      {text !== '' && (
        <div className={`row spread gap-4 ${styles.notice}`} data-print="hide" data-theme="dark">
          <p aria-hidden="true">{text}</p>
          <Button
            size="small"
            onClick={() => {
              useCart.getState().restore();
              useOtherItems.getState().restore();
              // The button unmounts, which would reset the focus to the top.
              focusMain();
            }}
          >
            Deshacer
          </Button>
        </div>
      )}
    </>
  );
}

function forget(): void {
  useCart.getState().forgetRemoved();
  useOtherItems.getState().forgetCleared();
}

function removedText(names: readonly string[]): string {
  const [only] = names;
  if (only === undefined) return '';
  return names.length === 1 ? `Se quitó ${only}` : `Se quitaron ${names.length} líneas`;
}
