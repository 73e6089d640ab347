/** Replacements for characters that compatibility decomposition leaves apart. */
const REPLACEMENTS = new Map([
  ['⁄', '/'],
  ['×', 'x'],
  ['“', '"'],
  ['”', '"'],
]);

/**
 * The form in which texts are compared: no accents, no case, and the
 * typographic signs that telephones put in for plain ones (`½`, `2″`, `“”`,
 * `×`) as plain ones. `ñ` becomes `n`, as all other marks go: who types
 * `cañeria` or `caneria` finds `CAÑERÍA`.
 *
 * The function `catalogue_fold` of the database does the same; the contract
 * tests hold the two together. Letters outside the Latin alphabet keep their
 * case, because a database's own `lower` depends on its locale.
 */
export function foldText(text: string): string {
  return text
    .replaceAll('″', '"')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[A-ZØÆŒÐÞŁ]/g, (letter) => letter.toLowerCase())
    .replace(/[⁄×“”]/g, (sign) => REPLACEMENTS.get(sign) ?? sign);
}
