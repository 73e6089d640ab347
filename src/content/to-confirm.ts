export const toConfirmTexts = {
  title: 'Por confirmar',
  assumption: (assumed: string) => `supuesto: ${assumed}`,
  cuts: (plan: string) => `corte: ${plan}`,
  stock: (wanted: number, left: number) =>
    `pidió ${wanted}, ${left > 0 ? `hay ${left}` : 'no hay'} en stock`,
  remove: { assumption: 'Quitar el supuesto', cuts: 'Quitar el plan de corte' },
  apart: (lines: number) =>
    `Por confirmar: ${lines === 1 ? '1 línea' : `${lines} líneas`}, en un mensaje aparte.`,
} as const;
