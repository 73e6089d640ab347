import { company } from './company.ts';

interface SearchNotes {
  /** Words that no result has. */
  dropped: readonly string[];
  /** The word that orders the results. */
  order: { word: string; by: 'thickness' | 'size'; direction: 1 | -1 } | null;
}

export const searchHelp = {
  crumb: 'Búsqueda',
  resultsFor: 'Resultados para',
  nothingFound: 'No encontramos productos',
  advice: 'Revise la ortografía, use menos palabras o escriba solo la medida, como 2" x 1/4".',
  inCatalogue: (words: string) => `Buscar «${words}» en el catálogo`,
  catalogue: 'Ver el catálogo por categorías',
  /** Above results that lack some of the words, or are ordered by one; empty for others. */
  notes: ({ dropped, order }: SearchNotes) =>
    [
      order &&
        `«${order.word}»: de ${order.direction === 1 ? 'menor a mayor' : 'mayor a menor'} ${order.by === 'thickness' ? 'espesor' : 'medida'}.`,
      dropped.length > 0 &&
        `Sin resultados con ${dropped.map((word) => `«${word}»`).join(', ')}. Lo más parecido:`,
    ]
      .filter(Boolean)
      .join(' '),
  /** Above a part of the results. */
  firstOf: (shown: number, count: number) =>
    `Se muestran los primeros ${shown} de ${count}: agregue una medida, un acabado o una marca.`,
  tooLong: 'Su búsqueda es demasiado larga',
  tooLongAdvice: (length: number, most: number) =>
    `Tiene ${length} caracteres y el máximo es ${most}. Use menos palabras o escriba solo la medida.`,
  add: (words: string) => `Agregar «${words}» a mi lista`,
  added: (words: string) => `«${words}» está en su lista, en «Otros».`,
  cart: 'Ver mi lista',
  /** What a failed list leaves untouched. */
  listIsSafe: 'Su lista está guardada. Intente de nuevo o pregúntenos lo que busca.',
  ask: 'Preguntar por WhatsApp',
  service: (offer: string) => `Servicio: ${offer}`,
  photo: '¿No sabe cómo se llama? Envíenos una foto',
  photoMessage: (query: string) =>
    `Hola, ${company.tradeName}. Les envío una foto de lo que busco.${query === '' ? '' : ` Busqué: ${query}`}`,
  number: company.quotation.number,
  /** The prefilled message. */
  message: (query: string) => `Hola, ${company.tradeName}. Busco: ${query}`,
} as const;
