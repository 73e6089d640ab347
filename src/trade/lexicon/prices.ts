/** Before a price: `a 95 soles`. */
export const priceIntroduction = 'a';

/** Names of the currency behind a price. */
export const currencyWords: readonly string[] = ['sol', 'soles', 'pen'];

/** The letter of `S/ 95`. */
export const currencyLetter = 's';

/** Before a price without a sign: `precio 95`. */
export const priceTitles: readonly string[] = ['precio', 'pu'];

/** Before a weight behind the pieces: `24 und, peso 522 kg`. */
export const weightTitles: readonly string[] = ['peso'];

/** Words of a price: `S/ 210.00 c/u`. */
export const priceWords: readonly string[] = [
  's',
  'soles',
  'sol',
  'precio',
  'c',
  'u',
  'cada',
  'uno',
  'una',
  'unidad',
  'und',
  'igv',
  'con',
  'mas',
];
