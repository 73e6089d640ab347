import { Check } from 'lucide';
import { useId } from 'react';
import { toConfirmTexts } from '../content/to-confirm.ts';
import { nonBreaking } from '../lib/wording.ts';
import { paths } from '../navigation/paths.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './AddedDialog.module.css';
import { addedMessage, quantityMessage } from './cart.ts';

export interface AddedProduct {
  name: string;
  quantity: number;
  additional: number;
  from: 'card' | 'detail';
}

const buttonLabels = {
  card: { stay: 'Seguir comprando', go: 'Ir al carrito' },
  detail: { stay: 'Seguir cotizando', go: 'Ver carrito' },
} as const;

interface AddedDialogProps {
  added: AddedProduct | null;
  onClose: () => void;
}

export default function AddedDialog({ added, onClose }: AddedDialogProps) {
  const id = useId();
  if (!added) return null;
  const { stay, go } = buttonLabels[added.from];
  return (
    <Dialog
      open
      onClose={onClose}
      title={addedMessage}
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
          <span className={`muted numeric ${styles.quantity}`}>Cantidad: {added.quantity}</span>
        </span>
      </p>
      {added.additional > 0 && (
        <Notice tone="warning">
          {quantityMessage}. {toConfirmTexts.additional(added.additional)}.
        </Notice>
      )}
    </Dialog>
  );
}
