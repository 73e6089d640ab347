export const toConfirmTexts = {
  /** Pieces beyond the limit of a line. */
  additional: (pieces: number) => `Cantidad adicional: ${pieces}`,
  title: 'Por confirmar',
  assumption: (assumed: string) => `supuesto: ${assumed}`,
  cuts: (plan: string) => `corte: ${plan}`,
  stock: (wanted: number, left: number) =>
    `pidió ${wanted}, ${left > 0 ? `hay ${left}` : 'no hay'} en stock`,
  included: (pieces: number) =>
    `Incluye ${pieces === 1 ? '1 unidad adicional' : `${pieces} unidades adicionales`}`,
  remove: {
    additional: 'Quitar la cantidad adicional',
    assumption: 'Quitar el supuesto',
    cuts: 'Quitar el plan de corte',
  },
  apart: (lines: number) =>
    `Por confirmar: ${lines === 1 ? '1 línea' : `${lines} líneas`}, en un mensaje aparte.`,
} as const;
