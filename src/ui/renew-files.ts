/** The running version of the site: the address of its entry script. */
export function runningVersion(): string {
  return document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
}

/**
 * Requests the site's files again past the browser's cache, which keeps an empty or cut one for a
 * year. Once per version, to avoid a loop.
 * @returns whether all were renewed
 */
export async function renewFiles(): Promise<boolean> {
  try {
    const key = `renewed ${runningVersion()}`;
    if (sessionStorage.getItem(key)) return false;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    // Files that failed are only there.
    const links = [...document.querySelectorAll('link')].map(({ href }) => href);
    const files = [...loaded, ...links].filter((name) =>
      /^[^?#]*\/assets\/[^/]+\.(js|css)$/.test(name),
    );
    const texts = await Promise.all([...new Set(files)].map(renewed));
    if (texts.some((text) => text === '')) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}

/** Reads it to the end: only then is it kept. */
async function renewed(file: string): Promise<string> {
  const response = await fetch(file, { cache: 'reload' });
  return response.ok ? response.text() : '';
}
