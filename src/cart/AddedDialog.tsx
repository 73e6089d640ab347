import { Check } from 'lucide';
import { useId } from 'react';
import { cartTexts } from '../content/cart.ts';
import { toConfirmTexts } from '../content/to-confirm.ts';
import { nonBreaking } from '../lib/wording.ts';
import { paths } from '../navigation/paths.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './AddedDialog.module.css';
import type { CartLine } from './cart.ts';
import { additionalPieces, piecesOf } from './line-item.ts';

export interface AddedProduct {
  name: string;
  /** Pieces that were added. */
  quantity: number;
  /** The line of the cart with them. */
  line: Pick<CartLine, 'quantity' | 'wanted'>;
  from: 'card' | 'detail';
}

interface AddedDialogProps {
  added: AddedProduct | null;
  onClose: () => void;
}

export default function AddedDialog({ added, onClose }: AddedDialogProps) {
  const id = useId();
  if (!added) return null;
  const { stay, go } = cartTexts.afterAdding[added.from];
  const additional = additionalPieces(added.line);
  return (
    <Dialog
      open
      onClose={onClose}
      title={cartTexts.added}
      describedBy={id}
      actions={
        <>
          <Button onClick={onClose}>{stay}</Button>
          <ButtonLink variant="primary" to={paths.cart()} onClick={onClose}>
            {go}
          </ButtonLink>
        </>
      }
    >
      <p id={id} className={styles.added}>
        <Icon of={Check} size={20} />
        <span>
          {nonBreaking(added.name)}{' '}
          <span className={`muted numeric ${styles.quantity}`}>
            {cartTexts.quantity(added.quantity)}
          </span>
        </span>
      </p>
      {additional > 0 && <p>{toConfirmTexts.additionalOf(additional, piecesOf(added.line))}</p>}
    </Dialog>
  );
}
