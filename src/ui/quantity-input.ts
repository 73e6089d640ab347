import type { FocusEvent, MouseEvent } from 'react';

/**
 * Attributes of every field for a quantity or a length: typing replaces the old value, because the
 * field is selected whenever it gets the focus.
 */
export const quantityInput = {
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'off',
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  /** The press that focuses the field would place the caret after `onFocus`; a second one does. */
  onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
    if (document.activeElement === event.currentTarget) return;
    event.preventDefault();
    event.currentTarget.focus();
  },
} as const;
