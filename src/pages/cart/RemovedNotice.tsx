import { useEffect } from 'react';
import { useCart } from '../../cart/cart-store.ts';
import { productName } from '../../lib/wording.ts';
import { Button } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import styles from './RemovedNotice.module.css';

/** Says what has just been taken out of the list and takes it back in; gone when the page is left. */
export function RemovedNotice() {
  const removed = useCart((cart) => cart.removed);
  const restore = useCart((cart) => cart.restore);
  const forget = useCart((cart) => cart.forgetRemoved);
  useEffect(() => forget, [forget]);
  const text = removed.length > 0 ? removedText(removed.map(({ line }) => productName(line))) : '';
  return (
    <>
      <Status>{text}</Status>
      {removed.length > 0 && (
        <div className={styles.notice} data-print="hide" data-ground="dark">
          <p>{text}</p>
          <Button
            size="small"
            onClick={() => {
              restore();
              // The button goes with its notice, and the focus would start again at the top.
              document.querySelector('main')?.focus({ preventScroll: true });
            }}
          >
            Deshacer
          </Button>
        </div>
      )}
    </>
  );
}

function removedText(names: readonly string[]): string {
  return names.length === 1 ? `Se quitó ${names[0]}` : `Se quitaron ${names.length} productos`;
}
