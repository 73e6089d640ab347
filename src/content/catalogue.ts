/** Of cards, shelves and lists of products. */
export const catalogueTexts = {
  breadcrumb: 'Ruta de navegación',
  suggestions: 'Categorías sugeridas',
  explore: 'Explore nuestras categorías:',
  quote: 'Cotizar',
  quoteOf: (name: string) => `Cotizar ${name}`,
  adding: 'Agregando…',
  previous: 'Anteriores',
  next: 'Siguientes',
  seen: 'Vistos recientemente',
  showMore: (left: number) => `Ver más: quedan ${left}`,
  lengthOf: (length: string) => `Largo ${length}`,
  ungalvanized: 'Sin galvanizar',
  noProducts: 'No hay productos en esta categoría',
  noOffers: 'Hoy no hay productos rebajados. Pida precio por cantidad con su cotización.',
  otherCategory: 'Pruebe con otra categoría o busque el producto por su nombre o medida.',
} as const;
