/** Omitted from headings before they are compared. */
export const smallWords: readonly string[] = ['de', 'del', 'el', 'la', 'en'];

/** Ends of headings of amounts without the tax, plain. */
export const withoutTaxEnds: readonly string[] = ['sin igv', 's igv', 'no incluye igv', 'mas igv'];

/** Ends of headings of amounts with the tax, plain. */
export const withTaxEnds: readonly string[] = [
  'c igv',
  'con igv',
  'inc igv',
  'incl igv',
  'incluye igv',
  'igv incluido',
  'igv inc',
  'igv incl',
];

/** `S/IGV` and `+ IGV`, of which the first is no sign of soles. */
export const withoutTaxSign = /(?:\bs\/\.? ?|\+ ?)igv\b(?! *inc)/g;

/** Headings of prices without the tax, plain. */
export const pricesWithoutTax: readonly string[] = [
  'valor venta',
  'valor unitario',
  'v unitario',
  'v venta',
];

/** Other headings in use, plain, by the heading of the column. */
export const otherHeadings: Readonly<Record<string, readonly string[]>> = {
  Código: [
    'cod',
    'codigo producto',
    'codigo interno',
    'cod producto',
    'cod interno',
    'id',
    'sku',
    'codigo sap',
    'cod sap',
    'codigo material',
    'numero material',
    'n material',
    'codigo articulo',
    'cod articulo',
    'codigo proveedor',
    'clave',
    'referencia',
    'ref',
  ],
  'Descuento desde': ['inicio descuento', 'promocion desde', 'inicio promocion', 'oferta desde'],
  'Descuento hasta': ['fin descuento', 'promocion hasta', 'fin promocion', 'oferta hasta'],
  Nombre: [
    'producto',
    'nombre producto',
    'articulo',
    'material',
    'denominacion',
    'texto breve',
    'texto breve material',
    'nombre material',
    'descripcion producto',
    'descripcion articulo',
    'descripcion material',
    'nombre articulo',
  ],
  Categoría: ['familia', 'linea', 'rubro'],
  Precio: [
    'precio venta',
    'p venta',
    'pv',
    'p v',
    'pvp',
    'p v p',
    'precio unitario',
    'precio unit',
    'p unit',
    'p unitario',
    'pu',
    'p u',
    'precio lista',
    'p lista',
    'precio publico',
    'p publico',
    'precio menor',
    'precio por menor',
    'precio x menor',
    'p menor',
    'precio minorista',
    'p minorista',
    'minorista',
    'precio contado',
    'precio final',
    'precio cliente',
    'precio tienda',
    'soles',
    'precio actual',
    'precio nuevo',
    'nuevo precio',
    ...pricesWithoutTax,
  ],
  'Descuento %': ['dscto', 'dcto', 'dto', 'porcentaje descuento'],
  Stock: ['stock actual', 'stock disponible', 'existencia', 'existencias', 'inventario'],
  Marca: ['fabricante'],
  Descripción: ['detalle'],
  Imagen: ['foto'],
  'Precio de compra': ['costo', 'costo unitario', 'p compra', 'precio costo'],
  Medida: ['medidas', 'dimension', 'dimensiones', 'tamano', 'formato'],
  Moneda: ['mon', 'divisa'],
  Unidad: [
    'und',
    'unid',
    'um',
    'u m',
    'unidad medida',
    'unidad venta',
    'unid medida',
    'u medida',
    'und medida',
  ],
  Quitar: ['eliminar'],
  'Nombre nuevo': ['nuevo nombre'],
};
