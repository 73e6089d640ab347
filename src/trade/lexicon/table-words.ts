/** First words of a row that sums up those above it or changes their sum; `*` means any ending. */
export const sumTitles: readonly string[] = [
  'total*',
  'sub total*',
  'subtotal*',
  'gran total*',
  'grantotal*',
  'suma*',
  'importe total*',
  'monto total*',
  'precio total*',
  'valor total*',
  'neto',
  'igv',
  'impuesto*',
  'v venta',
  'valor venta',
  'valor de venta',
  'op gravad*',
  'operacion gravad*',
  'operaciones gravad*',
  'base imponible',
  'descuento*',
  'dscto',
  'dcto',
  'redondeo',
];

/** Before or behind an amount of money. */
export const currencySigns: readonly string[] = ['s/.', 's/', 'us$', '$'];

/** Before the unit of all lines below a heading: `Perfiles (en metros)`. */
export const unitIntroductions: readonly string[] = ['en', 'por', 'x'];

/** Written before the only size of a row, below a title such as `Largo`. */
export const lengthWord = 'largo';
