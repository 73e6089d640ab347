/**
 * Folds a text for comparison: no accents, no case, and plain characters for the typographic ones that
 * telephones insert (`½`, `2″`, `“”`, `×`). `ñ` becomes `n`: `caneria` finds `CAÑERÍA`. Letters outside
 * the Latin alphabet keep their case, as in `catalogue_fold`: SQL's `lower` would depend on the locale.
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

/** Folds a name for comparison, without regard to its spaces. */
export function foldForIdentity(name: string | null | undefined): string {
  return foldText(name ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
