import { Scissors } from 'lucide';
import { lazy, useState } from 'react';
import { cutListTexts as texts } from '../../../content/cut-list.ts';
import { readProductName } from '../../../lib/product-name/read-product-name.ts';
import { barLength } from '../../../lib/weight/weigh.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionBoundary } from '../../../ui/ErrorBoundary.tsx';
import { Icon } from '../../../ui/Icon.tsx';

const CutListDialog = lazy(() => import('./CutListDialog.tsx'));

/** Opens the cut list of a product that is sold by the bar; renders nothing for any other. */
export function CutList(props: { name: string | null; onUse: (bars: number) => void }) {
  const [isOpen, setOpen] = useState(false);
  const metres = barLength(readProductName(props.name));
  if (metres === null) return null;
  const onUse = (bars: number) => {
    setOpen(false);
    props.onUse(bars);
  };
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <Icon of={Scissors} size={18} />
        {texts.open}
      </Button>
      {isOpen && (
        <SectionBoundary>
          <CutListDialog metres={metres} onClose={() => setOpen(false)} onUse={onUse} />
        </SectionBoundary>
      )}
    </div>
  );
}
