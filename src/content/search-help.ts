import { company } from './company.ts';

export const searchHelp = {
  catalogue: 'Ver el catálogo por categorías',
  unavailable:
    'La lista de productos no se pudo cargar: no hay sugerencias. Revise su conexión o pulse Enter para buscar en la tienda.',
  tooLong: 'Su búsqueda es demasiado larga',
  tooLongAdvice: (length: number, most: number) =>
    `Tiene ${length} caracteres y el máximo es ${most}. Use menos palabras o escriba solo la medida.`,
  add: (words: string) => `Agregar «${words}» a mi lista`,
  added: (words: string) => `«${words}» está en su lista, en «Otros».`,
  cart: 'Ver mi lista',
  ask: 'Preguntar por WhatsApp',
  number: company.quotation.number,
  /** The prefilled message. */
  message: (query: string) => `Hola, ${company.tradeName}. Busco: ${query}`,
} as const;
