import { company } from './company.ts';

/** The ways on where a search finds nothing. */
export const searchHelp = {
  catalogue: 'Ver el catálogo por categorías',
  ask: 'Preguntar por WhatsApp',
  number: company.quotation.number,
  /** What the messaging app opens with. */
  message: (query: string) => `Hola, ${company.tradeName}. Busco: ${query}`,
} as const;
