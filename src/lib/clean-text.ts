const lineBreaksAndControls = /[\p{Cc}\u2028\u2029]+/gu;
const bidiAndInvisible = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/**
 * One line of well-formed text: control characters and line breaks become a
 * space, marks that turn or hide text are dropped, half a surrogate pair
 * becomes U+FFFD (`encodeURIComponent` throws on it otherwise).
 */
export function oneLine(text: string): string {
  return wellFormed(text)
    .replace(lineBreaksAndControls, ' ')
    .replace(bidiAndInvisible, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The text with each lone surrogate replaced by U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
