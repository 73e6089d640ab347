export const listFileTexts = {
  upload: 'Subir archivo (CSV o Excel)',
  reading: 'Leyendo el archivo…',
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
} as const;
