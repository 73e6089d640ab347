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

/** Opens the meanings of abbreviations. */
export const whatIs = (abbreviation: readonly string[]) => `¿Qué es ${abbreviation.join(', ')}?`;

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

export const listingTexts = {
  options: 'Opciones de la lista',
  filter: 'Filtrar',
  filters: 'Filtros',
  chosen: 'Filtros elegidos',
  remove: (facet: string, value: string) => `Quitar filtro ${facet}: ${value}`,
  clear: 'Limpiar filtros',
  show: (counted: string) => `Ver ${counted}`,
  order: 'Ordenar por',
  view: 'Vista',
  cards: 'Tarjetas',
  table: 'Lista',
  tableName: 'Lista de productos',
  noStock: 'Sin stock',
  stock: 'Stock:',
  quantityPlaceholder: 'Cant.',
  quantityOf: (name: string) => `Cantidad de ${name}`,
  typeQuantities: 'Escriba las cantidades que necesita.',
  keys: 'Enter o Tab: la siguiente. Flecha izquierda: el producto.',
  /** `1 línea`, `6 líneas`, `líneas` for none */
  lines: (count: number) => (count === 0 ? 'líneas' : count === 1 ? '1 línea' : `${count} líneas`),
  add: (lines: string) => `Agregar ${lines}`,
  added: (count: number) =>
    `${count === 1 ? '1 línea agregada' : `${count} líneas agregadas`} para cotización`,
  notAdded: (names: string) => `No se pudo agregar: ${names}`,
  cart: 'Ir al carrito',
} as const;
