/**
 * Folds a text for comparison: no accents, no case, and plain characters for the typographic ones that
 * telephones insert (`½`, `2″`, `“”`, `×`). `ñ` becomes `n`: `caneria` finds `CAÑERÍA`.
 *
 * Same as `catalogue_fold` in the database, whose `lower` would depend on the locale; letters outside
 * the Latin alphabet keep their case.
 */
export function foldText(text: string): string {
  return text
    .replaceAll('″', '"')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[A-ZØÆŒÐÞŁ]/g, (letter) => letter.toLowerCase())
    .replaceAll('⁄', '/')
    .replaceAll('×', 'x')
    .replace(/[“”]/g, '"');
}
