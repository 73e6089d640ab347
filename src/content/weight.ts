export const weightTexts = {
  total: 'Peso referencial',
  unknown: (lines: number) => (lines === 1 ? '1 línea sin peso' : `${lines} líneas sin peso`),
  line: (weight: string) => `Peso referencial: ${weight}`,
} as const;
