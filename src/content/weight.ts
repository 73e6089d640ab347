export const weightTexts = {
  total: 'Peso referencial',
  line: (weight: string) => `Peso referencial: ${weight}`,
  withoutUnknown: 'No cuenta las líneas sin peso.',
} as const;
