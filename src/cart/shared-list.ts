import { oneLine } from '../lib/clean-text.ts';
import { parseProductId } from '../lib/product-id.ts';
import { readLineQuantity, readPieces } from '../lib/product-numbers.ts';
import { type LineNotes, parseTexts, type SharedLine } from './line-item.ts';
import { checksum } from './quote-number.ts';

export interface SharedContent {
  lines: readonly SharedLine[];
  /** Items in the words of the sender. */
  others: readonly string[];
}

const noteKinds = ['assumption', 'cuts', 'position'] as const;

/** Formats ids, quantities and, where they exceed the limit, wanted pieces: `109x12.206x99w1000`. */
export function formatSharedList(lines: readonly SharedLine[]): string {
  const count = ({ quantity, wanted }: SharedLine) => (wanted ? `${quantity}w${wanted}` : quantity);
  return lines.map((line) => `${line.id}x${count(line)}`).join('.');
}

/**
 * Formats a list for the query of a URL. Notes and other items precede the list, with a checksum that
 * detects a truncated link. A note ends with the ids of its lines: `negro (LAC)~109.206`.
 */
export function formatSharedLink({ lines, others }: SharedContent): string {
  const list = formatSharedList(lines);
  const notes = noteKinds.flatMap((kind) => {
    const idsOf = (text: string) => lines.filter((line) => line[kind] === text).map(({ id }) => id);
    const all = new Set(lines.flatMap((line) => line[kind] || []));
    return [...all].map((text) => [kind, `${text}~${idsOf(text).join('.')}`]);
  });
  const extras = [...notes, ...others.map((item) => ['o', item])];
  if (extras.length === 0) return `l=${list}`;
  const sum = checksum([list, ...extras.map(([, value]) => value)].join('\n'));
  return `${new URLSearchParams([['c', sum], ...extras])}&l=${list}`;
}

/**
 * Parses the query of a shared link. All or nothing: a truncated link must not pass for the list.
 * @returns undefined for a URL without a list, null for an invalid one
 */
export function parseSharedLink(search: string): SharedContent | null | undefined {
  const query = new URLSearchParams(search);
  const list = query.get('l') ?? '';
  const others = query.getAll('o');
  const extras = [...noteKinds.flatMap((kind) => query.getAll(kind)), ...others];
  const sum = query.get('c');
  if (!query.has('l') && sum === null && extras.length === 0) return undefined;
  const lines = list === '' && others.length > 0 ? [] : parseSharedList(list);
  const isWhole =
    sum === null ? extras.length === 0 : sum === checksum([list, ...extras].join('\n'));
  if (!lines || !isWhole) return null;
  const notes = parseNotesByLine(query);
  return {
    lines: lines.map((line) => ({ ...notes.get(line.id), ...line })),
    others: parseTexts(others),
  };
}

function parseNotesByLine(query: URLSearchParams): ReadonlyMap<number, LineNotes> {
  const notes = new Map<number, LineNotes>();
  for (const kind of noteKinds) {
    for (const value of query.getAll(kind)) {
      const [, text = '', ids = ''] = /^(.*)~([\d.]+)$/.exec(value) ?? [];
      for (const id of ids.split('.').map(Number)) {
        notes.set(id, { ...notes.get(id), [kind]: oneLine(text) });
      }
    }
  }
  return notes;
}

/** Parses ids and quantities; null for an invalid list: all or nothing. */
export function parseSharedList(text: string): readonly SharedLine[] | null {
  const lines = new Map<number, SharedLine>();
  for (const part of text.split('.')) {
    const [, idText, count, wanted] = /^(\d{1,10})x([1-9]\d?)(?:w(\d{3,16}))?$/.exec(part) ?? [];
    const id = parseProductId(idText);
    const quantity = readLineQuantity(Number(count));
    const pieces = readPieces(Number(wanted ?? count));
    if (id === null || lines.has(id) || quantity === null || pieces === null) return null;
    lines.set(id, { id, quantity, ...(pieces > quantity && { wanted: pieces }) });
  }
  return [...lines.values()];
}
