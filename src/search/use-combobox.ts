import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react';

interface ComboboxOptions {
  /** Number of rows; 0 keeps the list closed. */
  count: number;
  onChoose: (index: number) => void;
}

export type Combobox = ReturnType<typeof useCombobox>;

/**
 * An editable combobox as in the ARIA Authoring Practices. Our own: downshift weighs as much as all
 * other code of the first page.
 */
export function useCombobox({ count, onChoose }: ComboboxOptions) {
  const id = useId();
  const { setRow, ...state } = useActiveRow(count);
  const { open, highlighted, close } = state;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = highlighted >= 0 ? optionId(highlighted) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const choose = (index: number) => {
    close();
    onChoose(index);
  };
  const actions = { ...state, count, setRow, choose };
  return {
    ...state,
    inputProps: {
      type: 'text',
      inputMode: 'search',
      autoComplete: 'off',
      spellCheck: false,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': activeId,
      onKeyDown: (event) => handleKey(event, actions),
      onClick: () => setRow((current) => current ?? -1),
    } satisfies ComponentProps<'input'>,
    listProps: { id, role: 'listbox' } satisfies ComponentProps<'ul'>,
    optionProps: (index: number): ComponentProps<'li'> => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === highlighted,
      onMouseMove: () => setRow(index),
      onClick: () => choose(index),
    }),
  };
}

function useActiveRow(count: number) {
  /** Null while closed, -1 without an active row. */
  const [row, setRow] = useState<number | null>(null);
  /** Whether the field is open, with or without rows. */
  const shown = row !== null;
  const open = shown && count > 0;
  /** Index of the active row; -1 for none. */
  const highlighted = open && row < count ? row : -1;
  const show = () => setRow(-1);
  const close = () => setRow(null);
  return { open, shown, highlighted, show, close, setRow };
}

interface KeyActions {
  count: number;
  highlighted: number;
  show: () => void;
  close: () => void;
  setRow: (row: number) => void;
  choose: (row: number) => void;
}

function handleKey(event: KeyboardEvent, actions: KeyActions): void {
  const { count, highlighted, show, close, setRow, choose } = actions;
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (count === 0) show();
    else {
      event.preventDefault();
      setRow(nextRow(highlighted, count, event.key === 'ArrowDown'));
    }
  } else if (event.key === 'Enter' && highlighted >= 0) {
    event.preventDefault();
    choose(highlighted);
  } else if (event.key === 'Escape') {
    close();
  }
}

/** The row below or above the active one, which is -1 without one; it turns at the ends. */
function nextRow(active: number, count: number, isDown: boolean): number {
  const last = count - 1;
  if (isDown) return active < last ? active + 1 : 0;
  return active > 0 ? active - 1 : last;
}
