import { limits } from '../config.ts';
import { oneLine } from '../lib/clean-text.ts';
import { parseProductId } from '../lib/product-id.ts';
import { type LineNotes, parseTexts, type SharedLine } from './line-item.ts';
import { checksum } from './quote-number.ts';

export interface SharedContent {
  lines: readonly SharedLine[];
  /** Items in the words of the sender. */
  others: readonly string[];
}

type Note = LineNotes & { id: number };

/** Formats ids and quantities for a URL: `109x12.206x24`. */
export function formatSharedList(lines: readonly SharedLine[]): string {
  return lines.map(({ id, quantity }) => `${id}x${quantity}`).join('.');
}

/**
 * Formats other items and notes for a URL, before the list, with a checksum that detects a
 * truncated link. A note ends with the ids of its lines: `negro (LAC)~109.206`.
 */
export function formatSharedOthers(
  list: string,
  others: readonly string[],
  lines: readonly Note[] = [],
): string {
  const notes = noteKinds.flatMap((kind) => {
    const idsOf = (text: string) => lines.filter((line) => line[kind] === text).map(({ id }) => id);
    const all = new Set(lines.flatMap((line) => line[kind] || []));
    return [...all].map((text) => [kind, `${text}~${idsOf(text).join('.')}`]);
  });
  const query = [...notes, ...others.map((item) => ['o', item])];
  if (query.length === 0) return '';
  const sum = checksum([list, ...query.map(([, value]) => value)].join('\n'));
  return `${new URLSearchParams([['c', sum], ...query])}&`;
}

const noteKinds = ['assumption', 'cuts'] as const;

export function withNotes(lines: readonly SharedLine[], notes: readonly Note[]): SharedLine[] {
  const notesOf = (id: number) => notes.filter((note) => note.id === id);
  return lines.map((line): SharedLine => Object.assign({}, ...notesOf(line.id), line));
}

function parseSharedNotes(query: URLSearchParams): readonly Note[] {
  return noteKinds.flatMap((kind) =>
    query.getAll(kind).flatMap((value) => {
      const [, text = '', ids = ''] = /^(.*)~([\d.]+)$/.exec(value) ?? [];
      return ids.split('.').map((id) => ({ id: Number(id), [kind]: oneLine(text) }));
    }),
  );
}

/**
 * Parses the query of a shared link. All or nothing: a truncated link must not pass for the list.
 *
 * @returns undefined for a URL without a list, null for an invalid one
 */
export function parseSharedLink(search: string): SharedContent | null | undefined {
  const query = new URLSearchParams(search);
  const list = query.get('l') ?? '';
  const others = query.getAll('o');
  const notes = noteKinds.flatMap((kind) => query.getAll(kind));
  const extras = [...notes, ...others];
  const sum = query.get('c');
  if (!query.has('l') && sum === null && extras.length === 0) return undefined;
  if (search.length > limits.sharedLink) return null;
  const lines = list === '' && others.length > 0 ? [] : parseSharedList(list);
  const isWhole =
    sum === null ? extras.length === 0 : sum === checksum([list, ...extras].join('\n'));
  if (!lines || !isWhole) return null;
  return { lines: withNotes(lines, parseSharedNotes(query)), others: parseTexts(others) };
}

/** Parses ids and quantities; null for an invalid list: all or nothing. */
export function parseSharedList(text: string): readonly SharedLine[] | null {
  const lines = new Map<number, number>();
  for (const part of text.split('.')) {
    const [, idText, count] = /^(\d{1,10})x([1-9]\d?)$/.exec(part) ?? [];
    const id = parseProductId(idText);
    if (id === null || lines.has(id)) return null;
    lines.set(id, Number(count));
  }
  return [...lines].map(([id, quantity]) => ({ id, quantity }));
}
