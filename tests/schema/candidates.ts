import { buildSchema, introspectionFromSchema } from 'graphql';
import { replaceOnce } from './shop.ts';

/** A candidate, and what must be said of it. */
export interface CandidateCase {
  name: string;
  /** Makes it from the contract's text. */
  candidate(contract: string): string;
  /** Every change: `level coordinate`, and `→ name` where a renaming is guessed. */
  changes: string[];
  /** What the first change reaches; none where it reaches nothing. */
  reaches?: { operations: string[]; hooks: string[]; areas: string[] };
  /** Every place to mend: the part of the site or the project, and what stands on the line. */
  mend: [area: string, line: string][];
}

/** Replaces parts of the contract, each of which must be there once. */
export function patched(...changes: [from: string, to: string][]) {
  return (contract: string) =>
    changes.reduce((text, [from, to]) => replaceOnce(text, from, to), contract);
}

/** Without any description, as hand-written SDL and introspection often are. */
export function bare(sdl: string): string {
  return sdl.replaceAll(/^ *""".*"""\n/gm, '');
}

const product = { operations: ['Producto'], hooks: ['useProduct'], areas: ['/products/:id'] };
const categories = {
  operations: ['Categorias'],
  hooks: ['useCategories', 'useCategoriesQuery'],
  areas: ['every page', '/', '/productos'],
};
const [contract, documents, page] = ['the contract', 'the documents', '/products/:id'];
const unknownProduct = 'return { id, nombre: null';

export const candidates: readonly CandidateCase[] = [
  {
    name: 'a field removed',
    candidate: patched(['\n\n  """Units in stock."""\n  stock: Int', '']),
    changes: ['breaking Producto.stock'],
    reaches: product,
    mend: [
      [documents, 'stock'],
      [page, unknownProduct],
      [page, "{product.stock === null ? 'A pedido' : product.stock}"],
    ],
  },
  {
    name: 'a field renamed that a fragment asks for, which keeps its description',
    candidate: (text) => bare(patched(['  marca: S', '  brand: S'])(text)),
    changes: ['breaking Producto.marca → brand', 'safe Producto.brand'],
    reaches: product,
    mend: [
      [documents, 'marca'],
      [page, unknownProduct],
      [page, 'product.marca ??'],
    ],
  },
  {
    name: 'a field removed that the cart and a function expecting its like use',
    candidate: patched(['  """Its name."""\n  nombre: String\n\n', '']),
    changes: ['breaking Producto.nombre'],
    reaches: {
      operations: ['Productos', 'Producto'],
      hooks: ['useProducts', 'useProduct'],
      areas: ['/', '/productos', '/products/:id', 'the cart'],
    },
    mend: [
      [documents, 'nombre'],
      [documents, 'nombre'],
      ['/, /productos', '{label(product)}'],
      [page, unknownProduct],
      [page, '{label(product)} {product.precio'],
      ['the cart', "Pick<Product, 'id' | 'nombre'>"],
      ['the cart', 'toLine({ id, nombre }'],
    ],
  },
  {
    name: 'a field made non-null',
    candidate: patched(['precio: Float', 'precio: Float!']),
    changes: ['safe Producto.precio'],
    reaches: product,
    mend: [[page, unknownProduct]],
  },
  {
    name: 'a field of another type',
    candidate: patched(['precio: Float', 'precio: String']),
    changes: ['breaking Producto.precio'],
    reaches: product,
    mend: [[page, 'product.precio?.toFixed(2)']],
  },
  {
    name: 'a root field made nullable, which a context shares',
    candidate: patched(['categorias: [String!]!', 'categorias: [String!]']),
    changes: ['breaking Query.categorias'],
    reaches: categories,
    mend: [['every page, /, /productos', 'return useQuery({ query: CategoriasDocument })']],
  },
  {
    name: 'an optional argument added',
    candidate: patched(['categorias: ', 'categorias("""At most."""\nlimite: Int): ']),
    changes: ['dangerous Query.categorias.limite'],
    reaches: categories,
    mend: [],
  },
  {
    name: 'a required argument added, described by nobody',
    candidate: patched(['id: Int!\n  ):', 'id: Int!\n    sede: String!\n  ):']),
    changes: ['breaking Query.producto.sede'],
    reaches: product,
    mend: [
      [contract, 'sede: String!'],
      [documents, 'producto(id: $id) {'],
      [page, 'useQuery({ query: ProductoDocument, variables: { id } })'],
    ],
  },
  {
    name: 'an argument renamed',
    candidate: patched(['categoria: String!', 'nombre: String!']),
    changes: ['breaking Query.productos.categoria → nombre', 'breaking Query.productos.nombre'],
    reaches: { operations: ['Productos'], hooks: ['useProducts'], areas: ['/', '/productos'] },
    mend: [
      [documents, 'productos(categoria: $categoria) {'],
      [documents, 'productos(categoria: $categoria) {'],
      ['/, /productos', 'variables: { categoria }'],
    ],
  },
  {
    name: 'a summary split off and named after its type',
    candidate: split('ProductoResumen'),
    changes: ['breaking Query.productos', 'safe ProductoResumen'],
    mend: [],
  },
  {
    name: 'a type split in two',
    candidate: split('Resumen'),
    changes: ['breaking Query.productos', 'safe Resumen'],
    reaches: { operations: ['Productos'], hooks: ['useProducts'], areas: ['/', '/productos'] },
    mend: [['the whole site', 'keys: {']],
  },
  {
    name: 'a type renamed',
    candidate: (text) => text.replaceAll(/\bProducto\b/g, 'Articulo'),
    changes: [
      'breaking Producto → Articulo',
      'breaking Query.producto',
      'breaking Query.productos',
      'safe Articulo',
    ],
    mend: [
      [documents, 'fragment Ficha on Producto'],
      [page, unknownProduct],
      [page, 'product.marca'],
      [page, '{label(product)} {product.precio'],
      ['the cart', "Pick<Product, 'id' | 'nombre'>"],
      ['the cart', 'toLine({ id, nombre }'],
      ['the cart', 'toLine({ id, nombre }'],
      ['the whole site', 'keys: { Producto'],
      ['the whole site', 'keys: { Producto'],
    ],
  },
  {
    name: 'an enum value added',
    candidate: patched(['  PEN\n', '  PEN\n  """Dollars."""\n  USD\n']),
    changes: ['dangerous Moneda.USD'],
    reaches: { operations: ['Moneda'], hooks: ['useCurrency'], areas: ['/products/:id'] },
    mend: [[page, 'const names: Record<Currency, string>']],
  },
  {
    name: 'a root field removed',
    candidate: patched(['  """The currency of all prices."""\n  moneda: Moneda!\n\n', '']),
    changes: ['breaking Query.moneda'],
    reaches: { operations: ['Moneda'], hooks: ['useCurrency'], areas: ['/products/:id'] },
    mend: [
      [documents, 'moneda'],
      [page, 'MonedaDocument,'],
      ['the whole site', 'type MonedaQuery,'],
    ],
  },
  {
    name: 'a field deprecated',
    candidate: patched(['  stock: Int\n', '  stock: Int @deprecated(reason: "Ask sales.")\n']),
    changes: ['safe Producto.stock'],
    reaches: product,
    mend: [[documents, 'stock']],
  },
  {
    name: 'a description changed and nothing else',
    candidate: patched(['Units in stock.', 'Pieces in stock.']),
    changes: ['safe Producto.stock'],
    mend: [],
  },
  {
    name: "no descriptions of its own, as a server's introspection JSON, and without the price",
    candidate: (text) => {
      const sdl = bare(patched(['  """Its price in soles."""\n  precio: Float\n\n', ''])(text));
      return JSON.stringify({ data: introspectionFromSchema(buildSchema(sdl)) });
    },
    changes: ['breaking Producto.precio'],
    reaches: product,
    mend: [
      [documents, 'precio'],
      [page, unknownProduct],
      [page, 'product.precio?.toFixed(2)'],
    ],
  },
  {
    name: 'what a federated service adds, and the weight',
    candidate: () => federated,
    changes: ['safe Producto.peso'],
    mend: [[contract, 'peso: Float']],
  },
];

function split(name: string) {
  return (text: string) => `${patched(['): [Producto!]!', `): [${name}!]!`])(text)}
"""A product in brief."""
type ${name} { "Its number." id: Int! "Its name." nombre: String }`;
}

const federated = `
extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
directive @link(url: String!, import: [link__Import]) repeatable on SCHEMA
scalar link__Import
scalar _Any
union _Entity = Producto
type _Service { sdl: String }
type Producto @key(fields: "id") {
  id: Int! @shareable
  nombre: String
  marca: String
  precio: Float @cost(weight: 1) @own
  stock: Int
  peso: Float
  costo: Float @inaccessible
}
enum Moneda { PEN }
extend type Query {
  categorias: [String!]!
  moneda: Moneda!
  producto(id: Int!): Producto
  productos(categoria: String!): [Producto!]!
  _entities(representations: [_Any!]!): [_Entity]!
  _service: _Service!
}
`;
