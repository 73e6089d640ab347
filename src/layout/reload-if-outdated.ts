/**
 * What to do when a page's file cannot be had. After a deploy it may be gone for good: where the
 * server now gives another version of the site than the one that runs, this one is reloaded, once.
 * A connection that is down is no reason to, since a reload would lose what stands on the screen.
 *
 * @returns never, while the page is being reloaded
 * @throws what it was given, where a reload would not help
 */
export async function reloadIfOutdated(failure: unknown): Promise<never> {
  if (await isOutdated()) {
    window.location.reload();
    return new Promise(() => {});
  }
  throw failure;
}

async function isOutdated(): Promise<boolean> {
  try {
    const running = document.querySelector('script[type=module]')?.getAttribute('src');
    if (!running || sessionStorage.getItem(running)) return false;
    const page = await (await fetch('', { cache: 'no-store' })).text();
    if (page.includes(running) || !page.includes('id="site"')) return false;
    // What has been tried for this version of the site is remembered under its name.
    sessionStorage.setItem(running, '1');
    return true;
  } catch {
    return false;
  }
}
