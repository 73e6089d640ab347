export const cartTexts = {
  title: 'Su cotización',
  lines: 'Productos de su cotización',
  empty: 'Tu carrito está vacío',
  emptyHint: 'Agregue productos y envíe su lista por WhatsApp para recibir precios hoy mismo.',
  products: 'Ver productos',
  perUnit: ' por unidad',
  quantity: (pieces: number) => `Cantidad: ${pieces}`,
  quantityOf: (name: string) => `Cantidad de ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  removed: (name: string) => `Se quitó ${name}`,
  removedLines: (count: number) => `Se quitaron ${count} líneas`,
  undo: 'Deshacer',
  summary: 'Resumen',
  total: 'Total referencial',
  totalOf: (sum: string) => `Total referencial: ${sum}`,
  send: 'Solicitar cotización',
  message: 'Mensaje que se enviará',
  added: 'Producto agregado para cotización',
  wrongQuantity: (min: number, max: number) => `La cantidad debe estar entre ${min} y ${max}`,
  /** After adding from a card, and from the page of a product. */
  afterAdding: {
    card: { stay: 'Seguir comprando', go: 'Ir al carrito' },
    detail: { stay: 'Seguir cotizando', go: 'Ver carrito' },
  },
  /** The browser refuses to store; the cart continues in memory. */
  updateFailed: 'Error al actualizar la cantidad',
  removalFailed: 'Error al eliminar el producto',
  /** Where pieces beyond the limit of a line are accepted. */
  wrongPieces: 'Ingrese un número entero desde 1',
  broken: 'No pudimos mostrar su cotización',
  brokenHint:
    'Su lista está guardada en este navegador. Inténtelo de nuevo o vacíela; al vaciarla puede deshacerlo.',
  /** The number of a line in the buyer's take-off. */
  position: (number: string) => `Ítem ${number}`,
  close: 'Cerrar',
  retry: 'Intentar de nuevo',
} as const;
