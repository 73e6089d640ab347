const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/**
 * Brings the many ways of writing dimensions to one, so that two texts about
 * the same size share a substring: `2" x 1"`, `2x1`, `2 X 1` and `2”×1”` all
 * become `2x1`; `1½`, `1 1/2` and `1-1/2` become `1-1/2`; `5,50` and `5.5`
 * become `5.5`; `2.0 mm` becomes `2mm`.
 *
 * @param folded text in lower case without accents, see `fold`
 */
export function canonicalDimensions(folded: string): string {
  return folded
    .replace(/(\d?)([½⅓⅔¼¾⅛⅜⅝⅞])/g, (_, whole: string, sign: string) =>
      whole ? `${whole} ${fractions[sign]}` : (fractions[sign] ?? sign),
    )
    .replace(/⁄/g, '/')
    .replace(/(?:"|”|“|″|''|´´|’’|\bpulg(?:adas?)?\b\.?)/g, '')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d\.\d*?)0+(?!\d)/g, '$1')
    .replace(/(\d)\.(?!\d)/g, '$1')
    .replace(/(\d)\s*\/\s*(\d)/g, '$1/$2')
    .replace(/(?<![\w./])(\d+)\s+(\d+\/\d)/g, '$1-$2')
    .replace(/(\d)\s+(mm|cm|m|kg|l)\b/g, '$1$2')
    .replace(/(\d(?:mm|cm|m)?)\s*[x×*]\s*(?=\d)/g, '$1x')
    .replace(/\s+/g, ' ')
    .trim();
}
