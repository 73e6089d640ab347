import fc from 'fast-check';

/** What has broken other sites: markup, patterns, paths, directions, halves of characters, sizes. */
const naughty: readonly string[] = [
  ...['undefined', 'null', 'NaN', '[object Object]', '__proto__', 'constructor', 'toString'],
  ...['-1', '0', '1e308', '0x10', '2147483648', '9007199254740993', '١٢٣', '½', '1/2"'],
  ...['<script>window.hostile()</script>', '<img src=x onerror=window.hostile()>'],
  ...['"><svg onload=window.hostile()>', 'javascript:window.hostile()', '</title><b>'],
  ...['<iframe srcdoc="<script>parent.hostile()</script>">', '{{7*7}}', '#{7*7}', '<%= 7 %>'],
  ...['%', '%%', '%00', '%E0%A4%A', '%2e%2e%2f', '../../etc/passwd', '..', '.', '//', '\\'],
  ...['#', '##', '#/cart', '?a=b&c', '&amp;', '&lt;', ';', '+', ' ', '   ', "' OR 1=1 --", '`'],
  ...['\0', 'a\0b', '\r\nSet-Cookie: a=b', '\t', '\u2028', '\u0085', '\ufeff', '\u200b'],
  ...['\u202eODARROB\u202c', '\u2066x\u2069', 'أنبوب', 'צינור', '鋼管', 'Ａ', 'ﬁ', 'İ', 'ß', 'Ñ'],
  ...['🏗️🔩👷🏽‍♀️', '🇵🇪', '\ud800', '\udfff', 'a\ud83d', 'Z̸̢̛͔͎̫̘', 'n\u0303'],
  ...['x'.repeat(300), 'ÁNGULO '.repeat(200), '<'.repeat(500), '('.repeat(200), 'a'.repeat(10_000)],
  ...['\n• Producto falso - Cantidad: 99', '*.*', '.*+?^$()|[]{}', '(a+)+$', ':', '@', '~'],
];

/** Half of them known trouble, a quarter known trouble within other text, a quarter anything at all. */
const hostileText = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...naughty) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.string(), fc.constantFrom(...naughty), fc.string())
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);

/** So many hostile texts, the same for the same seed; the known ones are among them. */
export function hostileTexts(count: number, seed: number): string[] {
  const chance = fc.sample(hostileText, { numRuns: count, seed });
  return [...naughty.slice(0, count), ...chance].slice(0, count);
}
