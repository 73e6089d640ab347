/** Pixels; a smaller difference is a bar of the browser. */
const shortestKeyboard = 120;

/**
 * Sets `--keyboard` to the height that an on-screen keyboard covers. Phones lay the keyboard over the
 * page without resizing it.
 */
export function trackKeyboardHeight(): void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', () => {
    const root = document.documentElement;
    // Zooming by pinch makes the viewport smaller as well.
    const covered = Math.round(root.clientHeight - viewport.height * viewport.scale);
    root.style.setProperty('--keyboard', `${covered > shortestKeyboard ? covered : 0}px`);
  });
}
