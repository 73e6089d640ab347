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
  retry: 'Intentar de nuevo',
  nothing: 'No encontramos ninguna línea que pida un producto.',
  back: 'Volver al texto',
  exact: 'Exacto',
  choose: 'Elegir',
  none: 'Sin resolver',
  leave: 'Ninguno de estos',
  leaveOne: 'No es este producto',
  kept: 'Irá en su cotización tal como la escribió.',
  lineOf: (row: number) => `Línea ${row}`,
  quantityOf: (row: number) => `Cantidad de la línea ${row}`,
  quantityError: 'Escriba un número entero desde 1',
  counts: (exact: number, choose: number, none: number) =>
    `Exactas: ${exact}. Por elegir: ${choose}. Sin resolver: ${none}.`,
  add: (lines: number) => (lines === 1 ? 'Agregar 1 línea' : `Agregar ${lines} líneas`),
  adding: (done: number, all: number) => `Agregando ${done} de ${all}`,
  keepOnly: 'Guardar para la cotización',
  failed: (names: readonly string[]) =>
    `No pudimos agregar: ${names.join('; ')}. Vuelva a intentarlo.`,
  others: 'Otros',
  othersHint: 'Lo que escribió y no encontramos. Va con su solicitud.',
  remove: (item: string) => `Quitar ${item}`,
  send: 'Enviar lista por WhatsApp',
} as const;
