import { company } from './company.ts';

export const searchHelp = {
  catalogue: 'Ver el catálogo por categorías',
  ask: 'Preguntar por WhatsApp',
  number: company.quotation.number,
  /** The prefilled message. */
  message: (query: string) => `Hola, ${company.tradeName}. Busco: ${query}`,
} as const;
