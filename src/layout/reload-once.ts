/** Of the version of the site that a reload has been tried for, in the tab's own storage. */
const triedKey = 'reloaded-from';

/**
 * What to do when a page's file cannot be had. After a deploy it may be gone for good: where the
 * server now gives another version of the site than the one that runs, this one is reloaded, once.
 * A connection that is down is no reason to, since a reload would lose what stands on the screen.
 *
 * @returns never, while the page is being reloaded
 * @throws what it was given, where a reload would not help
 */
export async function reloadOnce(failure: unknown): Promise<never> {
  if (await isOutdated()) {
    window.location.reload();
    return new Promise(() => {});
  }
  throw failure;
}

async function isOutdated(): Promise<boolean> {
  try {
    const running = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
    if (!running || sessionStorage.getItem(triedKey) === running) return false;
    const { pathname, search } = window.location;
    const response = await fetch(pathname + search, { cache: 'no-store' });
    const page = await response.text();
    const isSite = response.ok && page.includes('id="site"');
    if (!isSite || page.includes(running.slice(running.lastIndexOf('/')))) return false;
    sessionStorage.setItem(triedKey, running);
    return true;
  } catch {
    return false;
  }
}
