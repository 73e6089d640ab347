import { ClipboardList } from 'lucide';
import { lazy, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pasteList as texts } from '../../content/paste-list.ts';
import { fieldOf } from '../../lib/field-of.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionBoundary } from '../../ui/ErrorBoundary.tsx';
import { Icon } from '../../ui/Icon.tsx';

const PasteListDialog = lazy(() => import('../../quote-list/PasteListDialog.tsx'));

/** Opens the dialog for pasted lists; automatically for a list pasted into the search field. */
export function PasteList() {
  const { key, state } = useLocation();
  return <OpenOnPaste key={key} pasted={listIn(state)} />;
}

function OpenOnPaste({ pasted }: { pasted: string | null }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(pasted !== null);
  const close = () => {
    setOpen(false);
    // Removes the pasted list from the history entry, so that a reload does not open it again.
    if (pasted !== null) navigate(paths.cart(), { replace: true });
  };
  return (
    <>
      <Button data-print="hide" onClick={() => setOpen(true)}>
        <Icon of={ClipboardList} size={18} />
        {texts.open}
      </Button>
      {isOpen && (
        <SectionBoundary>
          <PasteListDialog pasted={pasted} onClose={close} />
        </SectionBoundary>
      )}
    </>
  );
}

/** The list that the search field passed in the router state. */
function listIn(state: unknown): string | null {
  const list = fieldOf(state, 'list');
  return typeof list === 'string' ? list : null;
}
