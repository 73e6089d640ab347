import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react';

interface ComboboxOptions {
  /** Number of rows; 0 keeps the list closed. */
  count: number;
  onChoose: (index: number) => void;
}

export interface Combobox {
  open: boolean;
  /** Whether the field is open, with or without rows. */
  shown: boolean;
  /** Index of the active row; -1 for none. */
  highlighted: number;
  show: () => void;
  close: () => void;
  inputProps: ComponentProps<'input'>;
  listProps: ComponentProps<'ul'>;
  optionProps: (index: number) => ComponentProps<'li'>;
}

/**
 * An editable combobox as in the ARIA Authoring Practices. Our own: downshift weighs as much as all
 * other code of the first page.
 */
export function useCombobox({ count, onChoose }: ComboboxOptions): Combobox {
  const id = useId();
  const [shown, setShown] = useState(false);
  const [row, setRow] = useState(-1);
  const open = shown && count > 0;
  const highlighted = open && row < count ? row : -1;
  const optionId = (index: number) => `${id}-${index}`;

  const activeId = highlighted >= 0 ? optionId(highlighted) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const show = () => {
    setShown(true);
    setRow(-1);
  };
  const close = () => {
    setShown(false);
    setRow(-1);
  };
  const choose = (index: number) => {
    close();
    onChoose(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (count === 0) return setShown(true);
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = open ? highlighted : -1;
      setShown(true);
      setRow(from === -1 && step === -1 ? count - 1 : (from + step + count) % count);
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
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': activeId,
      onKeyDown,
      onClick: () => setShown(true),
    },
    listProps: {
      id,
      role: 'listbox',
      // Keeps the focus in the field, whose blur would close the list before the click.
      onMouseDown: (event) => event.preventDefault(),
    },
    optionProps: (index) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === highlighted,
      onMouseMove: () => setRow(index),
      onClick: () => choose(index),
    }),
  };
}
