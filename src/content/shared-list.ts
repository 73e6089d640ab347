export const sharedListTexts = {
  share: 'Compartir lista',
  withoutOthers: (lines: number) =>
    lines === 1
      ? 'El enlace no lleva una línea de «Otros»: envíela con «Copiar texto».'
      : `El enlace no lleva ${lines} líneas de «Otros»: envíelas con «Copiar texto».`,
  tooLong: (most: number) => `Un enlace lleva hasta ${most} líneas.`,
  title: 'Lista compartida',
  counted: (contents: string) => `Le enviaron una lista de ${contents}.`,
  sentTitle: (number: string) => `Cotización ${number}`,
  sentCounted: (contents: string) => `La envió con ${contents}.`,
  contents: 'Productos de la lista',
  other: 'Otros',
  calculating: 'Calculando total y peso…',
  unavailable: 'No disponible',
  replace: 'Reemplazar mi lista',
  add: 'Sumar a mi lista',
  dismiss: 'Ahora no',
  adding: (done: number, all: number) => `Cargando ${done} de ${all}`,
  broken:
    'Este enlace no trae una lista completa: pida que se lo envíen de nuevo. Su lista no cambió.',
  missing: (names: readonly string[]) => `No se pudieron cargar: ${names.join('; ')}.`,
  dated: 'Los precios y el stock son los de hoy.',
} as const;
