import { company } from './company.ts';

export const searchHelp = {
  inCatalogue: (words: string) => `Buscar «${words}» en el catálogo`,
  catalogue: 'Ver el catálogo por categorías',
  /** Above results that lack some of the words. */
  dropped: (words: readonly string[]) =>
    `Sin resultados con ${words.map((word) => `«${word}»`).join(', ')}. Lo más parecido:`,
  tooLong: 'Su búsqueda es demasiado larga',
  tooLongAdvice: (length: number, most: number) =>
    `Tiene ${length} caracteres y el máximo es ${most}. Use menos palabras o escriba solo la medida.`,
  add: (words: string) => `Agregar «${words}» a mi lista`,
  added: (words: string) => `«${words}» está en su lista, en «Otros».`,
  cart: 'Ver mi lista',
  ask: 'Preguntar por WhatsApp',
  service: (offer: string) => `Servicio: ${offer}`,
  photo: '¿No sabe cómo se llama? Envíenos una foto',
  photoMessage: (query: string) =>
    `Hola, ${company.tradeName}. Les envío una foto de lo que busco.${query === '' ? '' : ` Busqué: ${query}`}`,
  number: company.quotation.number,
  /** The prefilled message. */
  message: (query: string) => `Hola, ${company.tradeName}. Busco: ${query}`,
} as const;
