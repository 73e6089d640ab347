/** Bodies whose norms names write with a number, which is no size: `DIN 2440`, `UNE-EN 10219`. */
export const normBodies: readonly string[] = [
  'abnt',
  'asme',
  'aws',
  'bs',
  'covenin',
  'din',
  'gost',
  'ias',
  'inen',
  'iram',
  'iso',
  'jis',
  'nbr',
  'nch',
  'nmx',
  'ntc',
  'nte',
  'ntp',
  'une',
];

/** Norms of other spellings; `en` is a preposition before other numbers. */
export const normPatterns: readonly string[] = [String.raw`en 10\d{3}`, 'api 5(?:l|ct)'];
