const combiningMarks = /\p{Mn}/gu;

/**
 * Lower case without accents, character by character, so that positions in the folded and the
 * original (NFC) text agree. Keeps `ñ`, a letter in Spanish; see {@link foldEnye}.
 */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^ -~]/gu, foldCharacter)
    .toLowerCase();
}

function foldCharacter(character: string): string {
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
