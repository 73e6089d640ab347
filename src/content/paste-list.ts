import { cartTexts } from './cart.ts';

export const pasteList = {
  open: 'Pegar lista',
  title: 'Pegar lista de productos',
  field: 'Lista de productos',
  hint: (most: number) =>
    `Una línea por producto, con su cantidad: como la escribió o copiada de Excel. Hasta ${most} líneas.`,
  example: '10 und tubo cuadrado 2" x 2" x 2.0 mm\nÁngulo 1 1/2 x 1/8 - 6\n24 fierro corrugado 1/2',
  read: 'Leer lista',
  tooLong: (lines: number, most: number) =>
    `La lista tiene ${lines} líneas y se leen hasta ${most}. Divídala en partes.`,
  tooMuch: (characters: number, most: number) =>
    `El texto tiene ${characters} caracteres y se leen hasta ${most}. Divídalo en partes.`,
  longLine: (row: number, characters: number, most: number) =>
    `La línea ${row} tiene ${characters} caracteres y se leen hasta ${most}. Divídala: un producto por línea.`,
  retry: 'Intentar de nuevo',
  nothing: 'Ninguna línea de la lista pide un producto.',
  back: 'Volver al texto',

  groups: {
    open: 'Por elegir o completar',
    assumed: 'Supuestas',
    others: 'No encontradas',
    exact: 'Exactas',
    note: 'No son productos',
  },
  /** A group of which nothing is left as it was. */
  settled: 'Resueltas',
  groupTitle: (name: string, left: number, all: number) =>
    left < all ? `${name} (${left} de ${all})` : `${name} (${all})`,
  counted: {
    exact: 'Exactas',
    assumed: 'Supuestas',
    open: 'Por elegir',
    quantity: 'Falta cantidad',
    others: 'No encontradas',
  },
  columns: ['Lo que escribió', 'Producto', 'Cantidad', 'Estado'],
  /** `Leí: Descripción + Medida · Cantidad` */
  readColumns: (columns: string) => `Leí: ${columns}`,
  column: (number: number) => `Columna ${number}`,
  columnNames: {
    item: 'Descripción',
    size: 'Medida',
    thickness: 'Espesor',
    width: 'Ancho',
    height: 'Alto',
    length: 'Largo',
    quantity: 'Cantidad',
    unit: 'Unidad',
    code: 'Código',
    remark: 'Observación',
    numbering: 'N.º de fila',
    weight: 'Peso',
    price: 'Precio',
    total: 'Importe',
    ignored: 'No se lee',
  },
  unknownCode: (code: string) => `No hay un producto con el código ${code}`,
  states: {
    exact: 'Exacto',
    assumed: 'Supuesto',
    open: 'Por elegir',
    quantity: 'Falta cantidad',
    others: 'No encontrada',
    note: '',
  },
  chosen: 'Elegido',
  assumedAs: (what: string) => `Supuesto: ${what}`,
  labelOf: (row: string | number, what: string) => `Línea ${row}: ${what}`,
  quantity: 'cantidad',
  search: 'buscar producto',
  searchHint: 'Buscar producto',
  matches: 'Productos encontrados',
  noMatch: 'Sin coincidencias',
  choose: (count: number) =>
    count === 1 ? '¿Es este producto?' : `Elija entre ${count} productos`,
  leave: 'Ninguno de estos',
  quantityError: cartTexts.wrongPieces,
  remove: (item: string) => `Quitar ${item}`,
  removed: 'Se quitó',
  restore: 'Deshacer',
  units: {
    piece: 'und',
    m: 'm',
    m2: 'm²',
    kg: 'kg',
    t: 't',
    l: 'litros',
    gal: 'galones',
    set: 'juegos',
    box: 'cajas',
    bag: 'bolsas',
    pack: 'paquetes',
    global: 'glb',
    other: 'en otra unidad',
  },
  /** `24 m = 4 piezas de 6 m` */
  converted: (written: string, pieces: number, size: string) =>
    `${written} = ${pieces} ${pieces === 1 ? 'pieza' : 'piezas'} de ${size}`,
  otherUnit: (written: string) => `Pidió ${written}: indique las piezas`,
  notPrepared: 'No pudimos leer la lista: falta la conexión. Inténtelo de nuevo, por favor.',
  ignored: (words: string) => `sin considerar «${words}»`,
  nominal: (words: string) => `«${words}»: medida más cercana en pulgadas`,
  taken: (words: string, as: string) => `«${words}» como ${as}`,
  assumed: {
    black: 'negro',
    only: 'único en esa medida',
    square: 'cuadrado',
    plain: 'tipo simple',
  },
  finishes: { 'GALV.': 'galvanizado', INOX: 'inoxidable' },
  inNote: 'Irá en la nota de su solicitud',
  isProduct: 'Es un producto',
  allOf: { 'GALV.': 'galvanizados', INOX: 'inoxidables' },
  changeAll: 'Cambiar todas',
  all: (finish: string, lines: number) => `Todos ${finish} (${lines})`,
  next: 'Siguiente pendiente',
  rest: (lines: number) =>
    lines === 1
      ? '1 sin resolver: irá en su cotización tal como la escribió.'
      : `${lines} sin resolver: irán en su cotización tal como las escribió.`,
  /** @param inNote of these, those that are added to the note of the request */
  leftOut: (lines: number, inNote: number) => {
    const go = (count: number) => (count === 1 ? 'irá' : 'irán');
    const counted = lines === 1 ? '1 línea no es un producto' : `${lines} líneas no son productos`;
    const others = lines - inNote;
    if (inNote === 0) return `${counted} y no ${go(lines)}.`;
    if (others === 0) return `${counted}: ${go(lines)} en la nota.`;
    return `${counted}: ${inNote} ${go(inNote)} en la nota y ${others} no ${go(others)}.`;
  },
  add: (lines: number) => (lines === 1 ? 'Agregar 1 línea' : `Agregar ${lines} líneas`),
  adding: (done: number, all: number) => `Agregando ${done} de ${all}`,
  keepOnly: 'Guardar para la cotización',
  failed: (names: readonly string[]) =>
    `No pudimos agregar: ${names.join('; ')}. Vuelva a intentarlo.`,
  others: 'Otros',
  toChoose: 'Por elegir',
  toChooseHint: 'Elija el producto y la cantidad. Lo que no elija va en «Otros», como lo escribió.',
  notFound: 'No encontramos',
  notFoundHint: 'Búsquelo con otras palabras, o envíelo así en «Otros»: lo busca el vendedor.',
  /** While the catalogue loads, or without it. */
  othersHint: 'Va con su solicitud, como lo escribió.',
  reopen: 'Abrir en la lista',
  reopened: 'Elegir productos',
  unstored: 'El navegador no pudo guardar estas líneas. Se pierden al cerrar la página.',
} as const;
