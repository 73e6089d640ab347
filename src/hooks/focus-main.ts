/** Moves the focus to the main content, before the focused control is removed. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
