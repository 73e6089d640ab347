const combiningMarks = /\p{Mn}/gu;
// Fast path: most names are ASCII, and a whole catalogue is folded at once.
const ascii = /^[ -~]*$/;

/**
 * Lower case without accents, character by character, so that positions in the folded and the
 * original (NFC) text agree. Keeps `ñ`, a letter in Spanish; see {@link foldEnye}.
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

export function foldEnye(folded: string): string {
  return folded.replaceAll('ñ', 'n');
}

export function equalsFolded(left: string, right: string): boolean {
  return foldEnye(fold(left)) === foldEnye(fold(right));
}
