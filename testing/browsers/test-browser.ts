/** What the journey needs of a browser that Playwright does not drive. */
export interface TestBrowser {
  open(url: string): Promise<void>;
  /** Runs a function, or its source, in the page, without its closure. */
  evaluate<Args extends readonly unknown[], Result>(
    run: ((...args: Args) => Result | Promise<Result>) | string,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the visible element of a selector whose label or text contains `text`, as a user does. */
  click(selector: string, text?: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Types where the focus is; unlike `type`, it leaves caret and selection to the page. */
  press(text: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Runs in the page: scrolls to the element and returns it if a click would hit it and be handled. */
export function findClickable(selector: string, text: string): Element | null {
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const isShown = element.getClientRects().length > 0 && !element.closest('[inert]');
    // Such as the button of a product whose price is still loading.
    const isEnabled = !element.matches(':disabled, [aria-disabled="true"]');
    return isShown && isEnabled && label.replace(/\u00a0/g, ' ').includes(text);
  });
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return found.contains(hit) ? found : null;
}

/** Repeats `attempt` until it returns a value; the timeout is generous, for busy machines. */
export async function waitFor<Result>(
  what: string,
  attempt: () => Promise<Result>,
): Promise<NonNullable<Result>> {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const result = await attempt();
    if (result) return result;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Timeout: ${what}`);
}
