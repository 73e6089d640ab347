/** Moves the focus to the beginning of the page, where the control that had it goes away. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
