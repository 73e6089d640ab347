const lineBreaksAndControls = /[\p{Cc}\u2028\u2029]+/gu;
// Format characters, such as bidirectional controls and tags, and other invisible ones, such as
// fillers and the blank Braille pattern.
const bidiAndInvisible = /[\p{Cf}\p{DI}\u2800]+/gu;

/**
 * Makes one line of well-formed text: control characters and line breaks become a space, invisible
 * and bidirectional characters are removed, lone surrogates become U+FFFD.
 */
export function oneLine(text: string): string {
  return wellFormed(text)
    .replace(lineBreaksAndControls, ' ')
    .replace(bidiAndInvisible, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

/** Removes what nobody sees and what turns the direction of the text around it; spaces stay. */
export function removeInvisible(text: string): string {
  return text.replace(bidiAndInvisible, '');
}

/** Cleans each line, which keeps its indent. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => {
      const [indent = ''] = /^ */.exec(line) ?? [];
      const cleaned = oneLine(line);
      return cleaned && indent + cleaned;
    })
    .join('\n');
}

/** Replaces lone surrogates by U+FFFD; `encodeURIComponent` throws on them. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
