/** A text as it is read, with the place where each part of it was written. */
export interface Text {
  /** As written (NFC). */
  written: string;
  /** As read: lower case, without accents, one sign for each meaning. */
  plain: string;
  /**
   * For each character of `plain`, and for its end, the position in `written`; null where all positions
   * agree.
   */
  origins: readonly number[] | null;
}

/** A part of a text that is read as another one. */
export interface Edit {
  start: number;
  end: number;
  by: string;
}

/** Rewrites parts of a text. @param edits in order, without overlaps */
export function rewrite(text: Text, edits: readonly Edit[]): Text {
  if (edits.length === 0) return text;
  const { written, plain } = text;
  const origins: number[] = [];
  let rewritten = '';
  let at = 0;
  const keepUntil = (end: number) => {
    rewritten += plain.slice(at, end);
    for (; at < end; at += 1) origins.push(originOf(text, at));
  };
  for (const { start, end, by } of edits) {
    keepUntil(start);
    rewritten += by;
    for (let place = 0; place < by.length; place += 1) {
      // The signs with which the part began keep their places.
      const isKept = by[place] === plain[start + place];
      origins.push(originOf(text, isKept ? start + place : start));
    }
    at = end;
  }
  keepUntil(plain.length);
  origins.push(written.length);
  return { written, plain: rewritten, origins };
}

/** Rewrites each match of a pattern. @param pattern global */
export function rewriteMatches(
  text: Text,
  pattern: RegExp,
  by: (match: RegExpExecArray) => string,
): Text {
  const edits = [...text.plain.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    by: by(match),
  }));
  return rewrite(text, edits);
}

/** Where a character of the plain text was written. */
export function originOf({ origins }: Text, at: number): number {
  return origins ? (origins[at] ?? 0) : at;
}

/** A part of a text as it was written. */
export function writtenBetween(text: Text, start: number, end: number): string {
  const from = originOf(text, start);
  // A character that replaces several ends where the next one begins.
  return text.written.slice(from, Math.max(originOf(text, end), from));
}
