/** Titles of requests that failed. */
export const failureTitles = {
  products: 'No pudimos cargar los productos',
  categories: 'No pudimos cargar las categorías',
  category: 'Error al cargar productos de la categoría',
  search: 'Error al cargar resultados',
} as const;

export const productFailed = 'No pudimos cargar el producto';
export const productMissing = 'Producto no encontrado';
