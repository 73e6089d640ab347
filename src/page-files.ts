const styles = new Map<string, Promise<unknown>>();

/**
 * Imports a module together with the files that it needs: they are fetched beside it, and it is run
 * once its style sheets hold. What could not be had is asked for again at the next call. Stands in
 * the built site for Vite's own helper, which then would do without a style sheet that has failed
 * once (`tools/vite/page-files.ts`).
 *
 * @param files its scripts and style sheets, by addresses relative to `importer`
 * @param importer address of the module that asks; left out in a build for one folder of a host, to
 *   which the addresses are relative then
 * @throws Error when a style sheet cannot be had, and what `importModule` throws
 */
export async function withFiles<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
  importer = new URL(import.meta.env.BASE_URL, document.baseURI).href,
): Promise<Module> {
  const addresses = files.map((file) => new URL(file, importer).href);
  await Promise.all(
    addresses.map((href) => (href.endsWith('.css') ? styled(href) : link('modulepreload', href))),
  );
  return importModule();
}

function styled(href: string): Promise<unknown> {
  const known = styles.get(href);
  if (known) return known;
  const sheet = new Promise((resolve, reject) => {
    if (Array.from(document.styleSheets).some((held) => held.href === href)) return resolve(href);
    const element = link('stylesheet', href);
    element.onload = resolve;
    element.onerror = () => {
      element.remove();
      styles.delete(href);
      reject(new Error(`No style sheet: ${href}`));
    };
  });
  styles.set(href, sheet);
  return sheet;
}

/** A browser fetches what is linked twice once. */
function link(rel: string, href: string): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
  document.head.append(element);
  return element;
}
