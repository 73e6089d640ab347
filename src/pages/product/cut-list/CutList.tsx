import { Scissors } from 'lucide';
import { lazy, useState } from 'react';
import { cutListTexts as texts } from '../../../content/cut-list.ts';
import { readProductName } from '../../../lib/product-name/read-product-name.ts';
import { barLength } from '../../../lib/weight/weigh.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionBoundary } from '../../../ui/ErrorBoundary.tsx';
import { Icon } from '../../../ui/Icon.tsx';

const CutListDialog = lazy(() => import('./CutListDialog.tsx'));

interface CutListProps {
  name: string | null;
  /** @param bars how many to buy */
  onUse: (bars: number) => void;
}

/** Opens the list of cuts of a product that is sold by the bar; nothing for any other. */
export function CutList({ name, onUse }: CutListProps) {
  const [isOpen, setOpen] = useState(false);
  const metres = barLength(readProductName(name ?? ''));
  if (metres === null) return null;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <Icon of={Scissors} size={18} />
        {texts.open}
      </Button>
      {isOpen && (
        <SectionBoundary>
          <CutListDialog
            metres={metres}
            onClose={() => setOpen(false)}
            onUse={(bars) => {
              setOpen(false);
              onUse(bars);
            }}
          />
        </SectionBoundary>
      )}
    </div>
  );
}
