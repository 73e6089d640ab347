import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionBoundary } from '../ui/ErrorBoundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { usePasteList } from './paste-list-store.ts';

export const PasteListDialog = lazyComponent(() => import('./PasteListDialog.tsx'));

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
        <PasteListDialog onClose={close} />
      </SectionBoundary>
    )
  );
}
