/**
 * Reloads the page, once per version, if the server has another version of the site: after a deploy,
 * the files of the running version are gone.
 *
 * @throws the given failure if the site is up to date or the server is unreachable
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
    // One reload per version, to avoid a loop.
    sessionStorage.setItem(running, '1');
    return true;
  } catch {
    return false;
  }
}
