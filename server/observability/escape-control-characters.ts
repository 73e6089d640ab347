/** Escapes control and bidirectional characters as in JSON (`\\u001b`), except line feeds. */
export function escapeControlCharacters(text: string): string {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character.split('').map(escape).join(''),
  );
}
