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

/** The body of European norms, which is a preposition before other numbers: `EN 10219`, `UNE-EN 10279`. */
export const europeanBody = { word: 'en', digits: String.raw`10\d{3}` } as const;

/** Norms with letters behind their number. */
export const letteredNorms: readonly string[] = ['api 5l', 'api 5ct'];
