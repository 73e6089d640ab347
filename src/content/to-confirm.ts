export const toConfirmTexts = {
  /** Pieces beyond the limit of a line. */
  additional: (pieces: number | string) => `Cantidad adicional: ${pieces}`,
  /** Below the line in the message, and where pieces are added. */
  additionalOf: (pieces: number | string, total: number | string) =>
    `${toConfirmTexts.additional(pieces)} (total ${total})`,
  /** Beside a field that shows the pieces within the limit only. */
  sum: (total: number, pieces: number): string =>
    `Total: ${total}. ${toConfirmTexts.additional(pieces)}`,
  /** Below a quantity beyond the limit. */
  order: (total: number, limit: number): string =>
    `Pedir ${total}: ${limit} y ${total - limit} como cantidad adicional`,
  title: 'Por confirmar',
  /** Behind the name of the line. */
  gone: 'ya no está en el catálogo',
  nowGone: 'Ya no está en el catálogo',
  back: 'Está otra vez en el catálogo',
  renamed: (name: string) => `Antes se llamaba «${name}»`,
  changed: (before: string, now: string) => `Antes ${before}, ahora ${now}`,
  unpriced: 'precio por consultar',
  left: (stock: number) => (stock > 0 ? `Quedan ${stock}` : 'No queda en stock'),
  changes: (name: string) => `Cambios en ${name}`,
  confirm: 'Confirmar',
  change: 'Cambiar',
  assumption: (assumed: string) => `supuesto: ${assumed}`,
  cuts: (plan: string) => `corte: ${plan}`,
  stock: (wanted: number, left: number) =>
    `pidió ${wanted}, ${left > 0 ? `hay ${left}` : 'no hay'} en stock`,
  included: (pieces: number) =>
    `Incluye ${pieces === 1 ? '1 unidad adicional' : `${pieces} unidades adicionales`}`,
  ofLine: (action: string, name: string) => `${action}: ${name}`,
  remove: {
    additional: 'Quitar la cantidad adicional',
    cuts: 'Quitar el plan de corte',
  },
  apart: (lines: number) =>
    `Por confirmar: ${lines === 1 ? '1 línea' : `${lines} líneas`}, en un mensaje aparte.`,
} as const;
