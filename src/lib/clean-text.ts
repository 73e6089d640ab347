const lineBreaksAndControls = /[\p{Cc}\u2028\u2029]+/gu;
// Format characters: marks of direction, joiners, tags, soft hyphens.
const bidiAndInvisible = /\p{Cf}+/gu;

/**
 * One line of well-formed text: control characters and line breaks become a
 * space, marks that turn or hide text are dropped, half a surrogate pair
 * becomes U+FFFD (`encodeURIComponent` throws on it otherwise).
 */
export function oneLine(text: string): string {
  return wellFormed(text)
    .replace(lineBreaksAndControls, ' ')
    .replace(bidiAndInvisible, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

/** The text with each lone surrogate replaced by U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
