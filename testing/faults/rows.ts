/**
 * The fault catalogue: what the site (C) and the server (S) must survive. Each row has tests whose
 * titles end with its id (`… [C6]`); `docs/reliability.md` says which.
 */
export const rows = {
  C1: 'saved cart: bad JSON, wrong type, null, `__proto__`, NaN, negative, 1e9, duplicates',
  C2: 'saved cart of an older or newer version',
  C3: 'a thousand lines in the cart, the quota filled',
  C4: 'storage blocked; even reading `localStorage` throws',
  C5: 'quota exceeded on save',
  C6: 'an edit is never lost to a later one in another tab; of two in the same instant the last wins',
  C7: 'backend refuses the connection',
  C8: 'backend hangs: given up after 10 s',
  C9: '5xx, 429 with Retry-After, HTML with 200, truncated and empty JSON; one retry at most',
  C10: 'partial data with errors',
  C11: '`data` of the wrong shape',
  C12: 'nulls in lists and fields: never `NaN`, `undefined` or `null` on screen',
  C13: 'ids `abc`, `1e3`, `-1`, 2^31, empty',
  C14: 'a product that cannot be loaded',
  C15: '10,000 products',
  C16: 'pictures: 404, slow, HTML, `javascript:`, `data:`, `//host`, `../`',
  C17: '`#/buscar/%E0%A4%A`, `#/buscar/100%`',
  C18: 'NUL, a term of 10 kB, bidi and zero-width characters, lone surrogates',
  C19: '`/ # ? % &` in terms and categories',
  C20: 'odd hashes',
  C21: 'markup in any text from the backend stays text; Trusted Types on',
  C22: 'back-forward cache',
  C23: 'offline at the start, during, back',
  C24: 'the clock is moved',
  C25: 'a chunk is gone after a deploy: one guarded reload, then an error page',
  C26: 'an error in one section leaves the rest standing',
  C27: 'clipboard and share denied or absent',
  C28: 'reduced motion, hidden tab, focus inside a carousel',
  C29: 'contact form: every status, every shape of error, no answer',
  C30: 'double click, retry after a failure',
  C31: 'leaving during each timer; 20 quick removals',
  C32: '320 px, 400 % zoom, forced colours, text spacing, words and names without end',
  S1: 'malformed JSON, wrong content type',
  S2: 'hostile JSON bodies',
  S3: 'naughty strings as variable and as query',
  S4: 'a body over 16 kB: 413 before it is parsed',
  S5: 'floods of aliases, fields and directives: 400 in under 50 ms',
  S6: 'deep nesting, fragment cycles',
  S7: 'batching',
  S8: 'introspection and suggestions closed in production',
  S9: 'what is refused answers 400, not 200',
  S10: 'internal errors masked, with a request id in the log',
  S11: 'slow headers, slow bodies, 800 idle connections',
  S12: 'smuggling, no Host, TRACE, headers of 20 kB',
  S13: 'clients that hang up',
  S14: 'PostgreSQL stops and returns',
  S15: 'PostgreSQL killed while writing',
  S16: 'the server killed while writing',
  S17: 'a second process on the embedded data directory is refused and named',
  S18: 'disk full',
  S19: 'damaged data directory: a clear end, never seeded over',
  S20: 'SIGTERM under load',
  S21: 'wrong `DATABASE_URL`: one line, no password',
  S22: 'port in use',
  S23: 'path traversal, encodings, NUL, links, dotfiles, source maps',
  S24: 'nothing reflected of `X-Forwarded-*` or `Origin`; caching and Vary right everywhere',
  S25: 'contact flood: 429 with Retry-After',
  S26: 'line breaks, two addresses, a message of 1 MB, extra fields',
  S27: 'search terms: parameters, escaped `\\ % _`, 200 characters at most, limits',
  S28: 'form posts from another site',
  S29: 'log injection; no personal data in logs',
  S30: 'ten times the capacity: shed with 503, quick for the accepted, recovered within 5 s',
} as const;

export type RowId = keyof typeof rows;

export function isRowId(id: string): id is RowId {
  return Object.hasOwn(rows, id);
}

/** In the order of the catalogue. */
export const rowIds: readonly RowId[] = Object.keys(rows).filter(isRowId);
