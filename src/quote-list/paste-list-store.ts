import { create } from 'zustand';
import { type StoredEntry, storedValue } from '../browser/stored-value.ts';

/** The text being typed in the dialog for lists, kept until it is in the cart. */
export const pastedListEntry: StoredEntry<string> = {
  key: 'pasted-list',
  empty: '',
  parse: (stored) => (typeof stored === 'string' ? stored : ''),
};

export const draft = storedValue(pastedListEntry);

/** Appends, so that typed text is kept. */
export function joinLines(before: string, added: string): string {
  return [before.trimEnd(), added].filter(Boolean).join('\n');
}

interface PasteListState {
  isOpen: boolean;
  /** The items of the cart that are open in it; empty for a new list. */
  items: readonly string[];
  open: (pasted?: string) => void;
  /** Opens items of the cart again; they stay in the cart until the list is added. */
  reopen: (items: readonly string[], replaced?: number) => void;
  /** The id of the line of the cart that the opened item replaces; null for none. */
  replaced: number | null;
  close: () => void;
}

/** Opens the dialog for pasted lists on any page. */
export const usePasteList = create<PasteListState>()((set) => ({
  isOpen: false,
  items: [],
  replaced: null,
  open(pasted = '') {
    const before = draft.read();
    if (pasted !== '' && pasted.trimEnd() !== before.trimEnd())
      draft.write(joinLines(before, pasted));
    set({ isOpen: true, items: [], replaced: null });
  },
  reopen: (items, replaced) => set({ isOpen: true, items, replaced: replaced ?? null }),
  close: () => set({ isOpen: false }),
}));
