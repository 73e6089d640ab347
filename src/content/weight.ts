export const weightTexts = {
  total: 'Peso referencial',
  line: (weight: string) => `Peso referencial: ${weight}`,
} as const;
