export const facetLabels = {
  category: 'Categoría',
  kind: 'Tipo',
  size: 'Medida',
  thickness: 'Espesor',
  weight: 'Peso nominal',
  sheet: 'Formato',
  length: 'Largo',
  finish: 'Acabado',
  colour: 'Color',
  grade: 'Norma',
  strokes: 'Golpes',
  side: 'Lado',
  content: 'Presentación',
  current: 'Amperaje',
  power: 'Potencia',
  voltage: 'Voltaje',
  brand: 'Marca',
} as const;

export const columnLabels = {
  ...facetLabels,
  product: 'Producto',
  pieceWeight: 'kg / pieza',
  metrePrice: 'S/ por metro',
  price: 'Precio',
  stock: 'Stock',
  quantity: 'Cantidad',
} as const;

/** Abbreviations in the names of steel. */
const abbreviations = [
  ['LAF', 'laminado en frío'],
  ['LAC', 'laminado en caliente'],
] as const;

/** Those that a name has, with their meaning. */
export const abbreviationsIn = (names: readonly (string | null)[]) =>
  abbreviations.filter(([short]) => names.some((name) => name?.split(' ').includes(short)));

/** Of sizes, from the smallest to the largest. */
export const rangeText = (first: string, last: string) => `${first} a ${last}`;

export const orderLabels = {
  relevance: 'Relevancia',
  size: 'Medida',
  name: 'Nombre',
  brand: 'Marca',
  price: 'Precio',
} as const;

export const pricingNote = 'Consultando los precios que faltan para ordenar la lista…';

export const pricesFailed = (count: number) =>
  `No pudimos consultar ${count} ${count === 1 ? 'precio' : 'precios'}: la lista no está ordenada del todo.`;
