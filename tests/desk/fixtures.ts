import { readFileSync } from 'node:fs';
import {
  allProducts,
  documents,
  type Fixture,
  oneProduct,
  patched,
  productPart,
  queries,
  search,
  type UnusableFixture,
  without,
} from './fixture.ts';

export const fixtures: readonly Fixture[] = [
  {
    name: 'a field removed',
    candidate: without('Producto', 'stock'),
    changes: ['breaking Producto.stock'],
    reaches: productPart,
    mend: [
      [`${documents}/producto.graphql`, 'stock'],
      ['src/pages/product/ProductDetail.tsx', 'stock={product.stock}'],
      ['src/pages/product/specifications.ts', 'product.stock === null'],
      ['src/cart/cart.ts', 'const { id, uuid, name'],
      ['src/cart/cart.ts', 'stock,'],
      ['src/cart/cart-storage.ts', 'stock: '],
      ['src/cart/cart-storage.ts', 'stock: '],
    ],
  },
  {
    name: 'a field renamed',
    candidate: patched(['  marca: String\n', '  brand: String\n']),
    changes: ['breaking Producto.marca → brand', 'safe Producto.brand'],
    reaches: productPart,
    mend: [
      [`${documents}/producto.graphql`, 'marca'],
      ['src/pages/product/ProductDetail.tsx', 'product.marca &&'],
      ['src/pages/product/specifications.ts', 'product.marca ??'],
      ['src/cart/cart.ts', 'const { id, uuid, name'],
      ['src/cart/cart.ts', 'marca,'],
      ['src/cart/cart-storage.ts', 'marca: '],
      ['src/cart/cart-storage.ts', 'marca: '],
    ],
  },
  {
    name: 'a field made non-null',
    candidate: patched(['  price: Float\n', '  price: Float!\n']),
    changes: ['safe Producto.price'],
    reaches: { ...productPart, areas: ['/products/:id', '/cart', 'the cart'] },
    mend: [['src/cart/cart-storage.ts', 'price: amountOf']],
  },
  {
    name: 'a field made nullable',
    candidate: patched(['category: [String!]!', 'category: [String!]']),
    changes: ['breaking Query.category'],
    reaches: {
      operations: ['Category'],
      hooks: ['useCategories'],
      areas: ['every page', '/', '/list', '/productos', '/productos/*', '/buscar/*'],
    },
    mend: [[queries, 'return listView(result, (data) => data.category, {']],
  },
  {
    name: 'an optional argument added',
    candidate: patched(['productosResumen: ', 'productosResumen(limite: Int): ']),
    changes: ['dangerous Query.productosResumen.limite'],
    reaches: allProducts,
    mend: [],
  },
  {
    name: 'a required argument added',
    candidate: patched(['id: Int!\n  ): Producto', 'id: Int!\n    sede: String!\n  ): Producto']),
    changes: ['breaking Query.producto.sede'],
    reaches: oneProduct,
    mend: [
      [`${documents}/producto.graphql`, 'producto(id: $id) {'],
      [queries, 'useQuery({ query: ProductoDocument, variables, pause })'],
      [queries, 'client.query(ProductoDocument, { id }).toPromise()'],
      [queries, 'client.query(ProductoDocument, { id }, retryOptions).toPromise()'],
      [queries, 'void client.query(ProductoDocument, { id }).toPromise()'],
    ],
  },
  {
    name: 'an argument renamed',
    candidate: patched(['nombre: String!', 'termino: String!']),
    changes: [
      'breaking Query.buscarProductosPorNombre.nombre → termino',
      'breaking Query.buscarProductosPorNombre.termino',
    ],
    reaches: search,
    mend: [
      [`${documents}/buscar-productos-por-nombre.graphql`, 'nombre: $nombre) {'],
      [`${documents}/buscar-productos-por-nombre.graphql`, 'nombre: $nombre) {'],
      [queries, 'variables: { nombre: term }'],
    ],
  },
  {
    name: 'a type split in two',
    candidate: (contract) =>
      `${patched(['productosResumen: [Producto!]!', 'productosResumen: [ProductoResumen!]!'])(contract)}
type ProductoResumen {
  id: Int!
  name: String
  imageUrl: String
  category: String
  description: String
}
`,
    changes: ['breaking Query.productosResumen', 'safe ProductoResumen'],
    reaches: allProducts,
    mend: [['src/graphql/cache.ts', 'keys: {']],
  },
  {
    name: 'a type renamed',
    candidate: (contract) => contract.replaceAll(/\bProducto\b/g, 'Articulo'),
    changes: [
      'breaking Producto → Articulo',
      'breaking Query.buscarProductosPorNombre',
      'breaking Query.producto',
      'breaking Query.productosPorCategoria',
      'breaking Query.productosResumen',
      'safe Articulo',
    ],
    mend: [
      ['src/graphql/cache.ts', 'keys: { Producto'],
      ['src/graphql/cache.ts', 'keys: { Producto'],
    ],
  },
  {
    name: 'an enum value added',
    candidate: patched(['  PEN\n', '  PEN\n  USD\n']),
    changes: ['dangerous Moneda.USD'],
    reaches: { operations: ['Moneda'], hooks: ['useCurrency'], areas: ['/products/:id'] },
    mend: [['src/pages/product/CurrencyNote.tsx', 'const names: Record<Currency, string>']],
  },
  {
    name: 'a root field removed',
    candidate: without('Query', 'buscarProductosPorNombre'),
    changes: ['breaking Query.buscarProductosPorNombre'],
    reaches: search,
    mend: [
      [`${documents}/buscar-productos-por-nombre.graphql`, 'buscarProductosPorNombre(nombre'],
      [queries, 'BuscarProductosPorNombreDocument,'],
    ],
  },
  {
    name: 'a field deprecated',
    candidate: patched(['  stock: Int\n', '  stock: Int @deprecated(reason: "Ask sales.")\n']),
    changes: ['safe Producto.stock'],
    reaches: productPart,
    mend: [[`${documents}/producto.graphql`, 'stock']],
  },
  {
    name: 'a description changed and nothing else',
    candidate: patched(['Units in stock.', 'Pieces in stock.']),
    changes: ['safe Producto.stock'],
    mend: [],
  },
  {
    name: 'the SDL of a federated service, which also knows the weight',
    candidate: () => readFileSync('tests/desk/candidates/federated.graphql', 'utf8'),
    ownWords: true,
    changes: ['safe Producto.weight'],
    mend: [],
  },
  {
    name: 'the introspection JSON of Apollo Server, which lacks the discount',
    candidate: () => readFileSync('tests/desk/candidates/apollo-introspection.json', 'utf8'),
    ownWords: true,
    changes: ['breaking Producto.discount'],
    reaches: { ...productPart, areas: ['/products/:id', '/cart', 'the cart'] },
    mend: [
      [`${documents}/producto.graphql`, 'discount'],
      ['src/pages/product/ProductDetail.tsx', 'clampDiscount(product.discount)'],
      ['src/pages/product/ProductDetail.tsx', 'discount={product.discount}'],
      ['src/pages/product/specifications.ts', 'priceTag(product.price, product.discount)'],
      ['src/pages/product/specifications.ts', 'clampDiscount(product.discount)'],
      ['src/pages/cart/CartLineRow.tsx', 'line.discount'],
      ['src/pages/cart/estimate.ts', 'discount'],
      ['src/cart/cart.ts', 'const { id, uuid, name'],
      ['src/cart/cart.ts', 'discount,'],
      ['src/cart/cart-storage.ts', 'discount: '],
      ['src/cart/cart-storage.ts', 'discount: '],
    ],
  },
];

export const unusableFixtures: readonly UnusableFixture[] = [
  {
    name: 'a scalar unknown',
    candidate: (contract) =>
      `${patched(['  price: Float\n', '  price: Decimal\n'])(contract)}\nscalar Decimal\n`,
    says: /Decimal, used by Producto\.price\nGive each a type under `scalars` in codegen\.ts/,
  },
  {
    name: 'a type that nothing defines',
    candidate: patched(['  price: Float\n', '  price: Importe\n']),
    says: /has an error:\n {2}line \d+: Unknown type "Importe"/,
  },
];
