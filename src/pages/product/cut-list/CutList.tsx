import { Scissors } from 'lucide';
import { useState } from 'react';
import { cutListTexts as texts } from '../../../content/cut-list.ts';
import { usePreload } from '../../../hooks/use-preload.ts';
import { readProductName } from '../../../lib/product-name/read-product-name.ts';
import { barLength } from '../../../lib/weight/weigh.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionBoundary } from '../../../ui/ErrorBoundary.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { UseCuts } from './CutListDialog.tsx';

const CutListDialog = lazyComponent(() => import('./CutListDialog.tsx'));
const loaders = [CutListDialog.preload];

/** Opens the cut list of a product that is sold by the bar; renders nothing for any other. */
export function CutList(props: { name: string | null; onUse: UseCuts }) {
  const [isOpen, setOpen] = useState(false);
  usePreload(loaders);
  const metres = barLength(readProductName(props.name));
  if (metres === null) return null;
  const onUse: UseCuts = (bars, cuts) => {
    setOpen(false);
    props.onUse(bars, cuts);
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
