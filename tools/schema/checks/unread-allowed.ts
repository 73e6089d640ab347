/** A field that operations ask for although nothing in the storefront reads it, and why. */
export interface AllowedUnread {
  /** `Type.field` */
  field: string;
  operations: readonly string[];
  reason: string;
}

/** Every exception to the rule that what is asked for is read. One that is not needed is an error. */
export const allowedUnread: readonly AllowedUnread[] = [
  {
    field: 'Producto.priceBuy',
    operations: ['Producto'],
    reason:
      "The specification's product query has it. It is the purchase price: nothing may use it.",
  },
  {
    field: 'Producto.uuid',
    operations: ['BuscarProductosPorNombre', 'ProductosPorCategoria'],
    reason:
      "The specification's list queries have it. It reaches the cache, where the product page finds it.",
  },
];
