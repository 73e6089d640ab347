/**
 * A text as it may be shown to a person: what steers a terminal or turns the direction of text is
 * spelled out as in JSON (`\\u001b`), so that JSON stays the same JSON. Line feeds stay.
 */
export function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => {
      const unit = character.charCodeAt(index).toString(16);
      return `\\u${unit.padStart(4, '0')}`;
    }).join(''),
  );
}
