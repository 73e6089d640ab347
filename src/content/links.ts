import type { StaticPath } from '../lib/static-paths.ts';

/** Target of a content link: a page, a category by its plain name, or an external address. */
export type LinkTarget = { path: StaticPath } | { category: string } | { href: string };

export type ContentLink = { label: string } & LinkTarget;
