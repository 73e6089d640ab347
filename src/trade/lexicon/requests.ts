import { addressed, salutations } from './notes.ts';

/** Words of a request before the product; a run of them is left aside. */
export const courtesyWords: readonly string[] = [
  ...salutations,
  ...addressed,
  'sres',
  'cuanto',
  'cuesta',
  'esta',
  'sale',
  'vale',
  'pedido',
  'requerimiento',
  'precio',
  'obra',
  'lista',
  'nota',
  'relacion',
  'holi',
  'buen',
  'dia',
  'dias',
  'tardes',
  'noches',
  'porfa',
  'porfavor',
  'xfa',
  'xfavor',
  'favor',
  'necesito',
  'necesitamos',
  'quiero',
  'quiere',
  'quisiera',
  'quisieramos',
  'requerimos',
  'requerirme',
  'requiero',
  'solicito',
  'solicitamos',
  'solicitar',
  'cotizo',
  'cotizar',
  'cotizame',
  'separame',
  'separas',
  'separeme',
  'apartame',
  'reservame',
  'cotizarme',
  'coticeme',
  'coticenme',
  'cotiza',
  'puede',
  'mandame',
  'mandeme',
  'enviame',
  'envieme',
  'tambien',
  'ademas',
  'asimismo',
  'igualmente',
  'otro',
  'otra',
  'otros',
  'otras',
  'ah',
  'y',
  'joven',
  'da',
  'tienes',
  'tiene',
  'tendra',
  'dame',
  'deme',
  'ponme',
  'agrega',
  'agregar',
  'cotizacion',
  'mismo',
  'mismos',
  'mismas',
  'igual',
  'idem',
  'pero',
  'gracias',
  'muchas',
  // No count: the quantity is asked for.
  'unos',
  'unas',
  'cuantos',
  'cuantas',
  'algunos',
  'algunas',
  'varios',
  'varias',
];

/** Words that join a run of courtesy: `por favor de`, `me puede`, `lo siguiente`. */
export const courtesyJoints: readonly string[] = [
  'por',
  'de',
  'me',
  'lo',
  'siguiente',
  'a',
  'le',
  'se',
  'los',
  'las',
  'el',
  'la',
];

/** Joints with which a run of courtesy may begin: `por favor`, `me cotiza`. */
export const openingJoints: readonly string[] = ['por', 'me', 'lo', 'los', 'las'];

/** Last words of a run of courtesy: `cotizar lo siguiente`, `precio de`. */
export const lastJoints: readonly string[] = ['de', 'siguiente', 'sgte', 'sgtes', 'siguientes'];

/** Words behind a request: `3 nomas`, `gracias`. */
export const closingWords: readonly string[] = [
  'nomas',
  'no',
  'nada',
  'mas',
  'solamente',
  'porfa',
  'porfavor',
  'por',
  'favor',
  'xfa',
  'xfavor',
  'gracias',
];

/** Before a quantity: `cant. 5`. */
export const quantityWords: readonly string[] = ['cant', 'cantidad', 'cdad', 'ctd', 'qty'];

/** Before a row number: `ítem 3`. */
export const numberingWords: readonly string[] = ['item', 'nro', 'n°', 'nº', 'n'];

/** Words before a number that is a size: `por 6`, `N° 4`, `grano 80`. */
export const wordsBeforeSize: readonly string[] = [
  'por',
  'de',
  'd',
  'n',
  'n°',
  'nº',
  'sch',
  'cedula',
  'calibre',
  'grano',
  'cal',
];

/** Products that the unit before them does not name: `4 varillas de ángulo`. */
export const productsBehindUnit: readonly string[] = [
  'tubo',
  'tuberia',
  'angulo',
  'platina',
  'canal',
  'viga',
  'perfil',
  'tee',
  'plancha',
  'calamina',
  'malla',
  'silicona',
  'electrodo',
  'soldadura',
];

/** The unit that counts bars of any kind. */
export const barUnit = 'varilla';

/** Bars that «varilla» before them does not name either. */
export const barsBehindUnit: readonly string[] = ['fierro', 'barra', 'corrugado'];

/** Before the gauge of a sheet, or before another number that is no size: `N° 18`. */
export const gaugeTitles: readonly string[] = ['n', 'n°', 'nº', 'no', 'nro', 'num', 'numero'];

/** Before a number that is no size: `N° 16`, `cod. 20145`. */
export const numberTitles: readonly string[] = [
  ...gaugeTitles,
  'cod',
  'codigo',
  'sku',
  'ref',
  'bwg',
];

/** Before the stock of a product: `STOCK 15`. */
export const stockTitles: readonly string[] = ['stock', 'stk', 'saldo', 'existencia'];

/** Endings of an ordinal: `2do piso`. */
export const ordinalEndings: readonly string[] = ['er', 'ro', 'do', 'to', 'mo', 'vo'];

/** Before the code of a product: `cod. 101`, `SKU 103`. */
export const codeTitles: readonly string[] = [
  'cod',
  'codigo',
  'sku',
  'ref',
  'referencia',
  'art',
  'articulo',
];
