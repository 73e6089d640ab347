const combiningMarks = /\p{Mn}/gu;
// Most names are nothing else, and a whole catalogue of them is folded at once.
const ascii = /^[ -~]*$/;

/**
 * Lower case without accents, one character for one, so that a position in the
 * folded text is the same position in the text.
 *
 * `ñ` is a letter of its own in Spanish and is kept here; see {@link foldEnye}.
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text.normalize('NFC')) {
    folded += foldCharacter(character);
  }
  return folded;
}

function foldCharacter(character: string): string {
  if (character < '\u0080') return character.toLowerCase();
  const lower = character.toLowerCase();
  if (lower === 'ñ') return lower;
  const plain = lower.normalize('NFD').replace(combiningMarks, '');
  return plain.length === character.length ? plain : character;
}

/** Takes the last accent off a folded text: `ñ` becomes `n`. */
export function foldEnye(folded: string): string {
  return folded.replaceAll('ñ', 'n');
}

/** Whether two names are the same but for case and accents. */
export function foldsTo(left: string, right: string): boolean {
  return foldEnye(fold(left)) === foldEnye(fold(right));
}
