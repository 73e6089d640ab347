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
  /** Null while closed, -1 without an active row. */
  const [row, setRow] = useState<number | null>(null);
  /** Whether the field is open, with or without rows. */
  const shown = row !== null;
  const open = shown && count > 0;
  /** Index of the active row; -1 for none. */
  const highlighted = open && row < count ? row : -1;
  const optionId = (index: number) => `${id}-${index}`;

  const activeId = highlighted >= 0 ? optionId(highlighted) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const show = () => setRow(-1);
  const close = () => setRow(null);
  const choose = (index: number) => {
    close();
    onChoose(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (count === 0) return show();
      event.preventDefault();
      const isDown = event.key === 'ArrowDown';
      const last = count - 1;
      if (isDown) setRow(highlighted < last ? highlighted + 1 : 0);
      else setRow(highlighted > 0 ? highlighted - 1 : last);
    } else if (event.key === 'Enter' && highlighted >= 0) {
      event.preventDefault();
      choose(highlighted);
    } else if (event.key === 'Escape') {
      close();
    }
  };

  return {
    open,
    shown,
    highlighted,
    show,
    close,
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
      onKeyDown,
      onClick: () => setRow((current) => current ?? -1),
    } satisfies ComponentProps<'input'>,
    listProps: {
      id,
      role: 'listbox',
    } satisfies ComponentProps<'ul'>,
    optionProps: (index: number): ComponentProps<'li'> => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === highlighted,
      onMouseMove: () => setRow(index),
      onClick: () => choose(index),
    }),
  };
}
