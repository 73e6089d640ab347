/*
 * Words in the rows of price lists, folded. `*` means any end of the last word, `#` a number
 * or the beginning of one.
 */

/** A row that consists of one of these is a sum. */
export const sumNames: readonly string[] = [
  'total',
  'total general',
  'subtotal',
  'sub total',
  'grantotal',
  'gran total',
  'igv',
];

/** Beginnings of rows that are a note; those of sums are in table-words.ts. */
export const noteBeginnings: readonly string[] = [
  'nota',
  'notas',
  'observacion*',
  'precio',
  'precios',
  'vigencia*',
  'validez*',
  'forma de pago*',
  'condicion*',
  'pagina #',
  'lista de precios*',
  'stock sujeto*',
  'fecha',
  'elaborado*',
  'consultas*',
];

/** Written where a product has no code. */
export const missingCodes: readonly string[] = [
  'sin cod',
  'sin cod.',
  'sin codigo',
  'sin codigo.',
  's/c',
  'sc',
  'n/a',
  'na',
  '0',
];

/** Units of sale that no quantity of pieces has. */
export const unitsOfVolume: readonly string[] = ['m3', 'mt3', 'mts3'];

/** Of amounts in soles. */
export const solesNames: readonly string[] = [
  's',
  's.',
  's/',
  's/.',
  'pen',
  'sol',
  'soles',
  'nuevos soles',
];

/** Parts of amounts and number formats in other currencies, in lower case. */
export const foreignCurrencies: readonly string[] = ['$', 'usd', '€', 'eur'];

/** Names of the months in dates of spreadsheets, in Spanish and English. */
export const monthNames: readonly (readonly string[])[] = [
  ['enero', 'ene', 'january', 'jan'],
  ['febrero', 'february', 'feb'],
  ['marzo', 'march', 'mar'],
  ['abril', 'abr', 'april', 'apr'],
  ['mayo', 'may'],
  ['junio', 'june', 'jun'],
  ['julio', 'july', 'jul'],
  ['agosto', 'ago', 'august', 'aug'],
  ['septiembre', 'setiembre', 'september', 'sept', 'sep', 'set'],
  ['octubre', 'oct', 'october'],
  ['noviembre', 'november', 'nov'],
  ['diciembre', 'dic', 'december', 'dec'],
];
