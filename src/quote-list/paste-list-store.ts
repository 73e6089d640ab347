import { create } from 'zustand';
import { storedValue } from '../lib/stored-value.ts';

/** The text being typed in this tab, kept over a reload. */
export const draft = storedValue('pasted-list', {
  empty: '',
  parse: (stored) => (typeof stored === 'string' ? stored : ''),
  area: () => sessionStorage,
});

interface PasteListState {
  isOpen: boolean;
  /** Whether a pasted list was appended to an earlier draft. */
  isAppended: boolean;
  open: (pasted?: string) => void;
  close: () => void;
}

/** Opens the dialog for pasted lists on any page. */
export const usePasteList = create<PasteListState>()((set) => ({
  isOpen: false,
  isAppended: false,
  open(pasted = '') {
    const before = draft.read().trimEnd();
    const isNew = pasted !== '' && pasted.trimEnd() !== before;
    if (isNew) draft.write(before === '' ? pasted : `${before}\n${pasted}`);
    set({ isOpen: true, isAppended: isNew && before !== '' });
  },
  close: () => set({ isOpen: false }),
}));
