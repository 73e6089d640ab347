/** The words of the list of cuts: how many bars for pieces of given lengths. */
export const cutListTexts = {
  open: 'Lista de cortes',
  intro: (bar: string) =>
    `Escriba las piezas que necesita: calculamos cuántas barras de ${bar} comprar y cómo cortarlas.`,
  row: (number: number) => `Medida ${number}`,
  length: 'Largo (mm)',
  quantity: 'Piezas',
  add: 'Agregar medida',
  remove: (number: number) => `Quitar medida ${number}`,
  kerf: 'Ancho de corte (mm)',
  kerfHint: 'Lo que se lleva el disco o la sierra en cada corte. Opcional.',
  calculate: 'Calcular',
  wrongLength: 'Ingrese un largo en milímetros, desde 10',
  tooLong: (bar: string) => `No cabe: la barra mide ${bar}\u00a0mm`,
  wrongQuantity: (most: number) => `Ingrese un número entero de 1 a ${most}`,
  tooMany: (count: number, most: number) => `Hasta ${most} piezas por cálculo; son ${count}`,
  wrongKerf: 'Ingrese un ancho de 0 a 20 mm',
  bars: (count: number, length: string) =>
    count === 1 ? `1 barra de ${length}` : `${count} barras de ${length}`,
  waste: (percent: string) => `Merma y sobrantes: ${percent} %`,
  plan: 'Plan de corte',
  timesCut: (count: number) => (count === 1 ? '1 barra' : `${count} barras`),
  left: (length: string) => `sobra ${length}\u00a0mm`,
  noneLeft: 'sin sobrante',
  use: (count: number) => (count === 1 ? 'Usar 1 barra' : `Usar ${count} barras`),
} as const;
