import { ClipboardList } from 'lucide';
import { pasteList as texts } from '../content/paste-list.ts';
import { Button } from '../ui/Button.tsx';
import type { ButtonStyle } from '../ui/button-class.ts';
import { Icon } from '../ui/Icon.tsx';
import { usePasteList } from './paste-list-store.ts';

export function PasteListButton(look: ButtonStyle) {
  const open = usePasteList((state) => state.open);
  return (
    <Button {...look} aria-label={texts.open} onClick={() => open()}>
      <Icon of={ClipboardList} size={18} />
      <span>{texts.open}</span>
    </Button>
  );
}
