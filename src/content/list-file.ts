export const listFileTexts = {
  upload: 'Subir archivo (CSV o Excel)',
  reading: 'Leyendo el archivo…',
  example: 'Descargar ejemplo',
  exampleName: 'ejemplo-lista.csv',
  exampleRows: [
    ['Cantidad', 'Unidad', 'Descripción'],
    ['10', 'und', 'TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m'],
    ['6', 'und', 'ÁNGULO ESTRUCTURAL A36 1 1/2" x 1/8" x 6 m'],
    ['24', 'var', 'FIERRO CORRUGADO A615-G60 1/2" x 9 m'],
  ],
  added: 'Las filas del archivo están debajo de lo que ya había.',
  empty: 'El archivo está vacío.',
  tooLarge: (megabytes: number) => `El archivo pasa de ${megabytes} MB.`,
  tooLargeUnpacked:
    'La hoja es demasiado grande. Guárdela como CSV, o copie las filas de su lista aquí.',
  tooMuch: (characters: number, most: number) =>
    `El archivo tiene ${characters} caracteres y se leen hasta ${most}. Divídalo en partes.`,
  farCell: 'Hay una celda muy lejos de la lista. Bórrela, o copie la lista a una hoja nueva.',
  oldExcel: 'Es un Excel anterior a 2007 (.xls): ábralo y guárdelo como .xlsx o CSV.',
  noSheet: 'No es un archivo CSV ni Excel.',
  unreadable:
    'No se pudo abrir: el archivo está dañado. Ábralo en Excel y guárdelo de nuevo, o copie las filas aquí.',
  row: (row: number, reason: string) => `Fila ${row}: ${reason}.`,
  openQuote: 'una comilla (") no está cerrada',
  others: (count: number) => `Y ${count} filas más.`,
  rest: 'Las demás filas están abajo.',
} as const;
