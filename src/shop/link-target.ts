import { servicePaths, staticPaths } from '../lib/static-paths.ts';

/** Opens the dialog for pasted lists. */
export const PASTE_LIST = 'pegar-lista';

const { terms, privacy, cookies, ...others } = staticPaths;
/** Pages to which a banner or a promotion can lead. */
const linkPages = [...Object.values(others), ...servicePaths];

type LinkPage = (typeof linkPages)[number];

/** Where a link of the record leads: a page, another site, or the category of that name. */
export type RecordTarget =
  | { path: LinkPage }
  | { href: string }
  | { category: string }
  | typeof PASTE_LIST;

/** @returns null for a page that does not exist and for other addresses than `https:` */
export function linkTarget(text: string): RecordTarget | null {
  if (text === PASTE_LIST) return PASTE_LIST;
  const path = linkPages.find((page) => page === text);
  if (path) return { path };
  if (/^https:\/\/[^\s/]+/.test(text)) return { href: text };
  return text.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(text) ? null : { category: text };
}
