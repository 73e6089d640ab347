import { Share2 } from 'lucide';
import { lazy, useState } from 'react';
import { useCart } from '../../cart/cart-store.ts';
import { limits } from '../../config.ts';
import { sharedListTexts as texts } from '../../content/shared-list.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionBoundary } from '../../ui/ErrorBoundary.tsx';
import { Icon } from '../../ui/Icon.tsx';

const ShareListDialog = lazy(() => import('./ShareListDialog.tsx'));

/** Opens the share dialog, or explains that the list is too long for a link. */
export function ShareList() {
  const count = useCart((cart) => cart.lines.length);
  const [isOpen, setOpen] = useState(false);
  if (count > limits.sharedLines) return <p>{texts.tooLong(limits.sharedLines)}</p>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={Share2} size={18} />
        {texts.share}
      </Button>
      {isOpen && (
        <SectionBoundary>
          <ShareListDialog onClose={() => setOpen(false)} />
        </SectionBoundary>
      )}
    </>
  );
}
