import { ClipboardList } from 'lucide';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pasteList as texts } from '../content/paste-list.ts';
import { Button } from '../ui/Button.tsx';
import type { ButtonStyle } from '../ui/button-class.ts';
import { SectionBoundary } from '../ui/ErrorBoundary.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { usePasteList } from './paste-list-store.ts';

export const LazyPasteListDialog = lazyComponent(() => import('./PasteListDialog.tsx'));

/** The dialog for pasted lists, on the page from which it was opened. */
export function PasteList() {
  const { pathname } = useLocation();
  const isOpen = usePasteList((state) => state.isOpen);
  const close = usePasteList((state) => state.close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back closes the dialog
  useEffect(() => close, [pathname]);
  return (
    isOpen && (
      <SectionBoundary>
        <LazyPasteListDialog onClose={close} />
      </SectionBoundary>
    )
  );
}

export function PasteListButton(look: ButtonStyle) {
  const open = usePasteList((state) => state.open);
  return (
    <Button {...look} aria-label={texts.open} onClick={() => open()}>
      <Icon of={ClipboardList} size={18} />
      <span>{texts.open}</span>
    </Button>
  );
}
