/**
 * A small storefront with one case of each kind the tools distinguish: an enum, a
 * structural parameter, the cart, a registered page, a backend and test data.
 */
export const shopFiles = {
  'schema.graphql': `enum Moneda {
  PEN
}

type Producto {
  id: Int!

  """Brand."""
  marca: String
  nombre: String
  precio: Float
  stock: Int
}

type Query {
  categorias: [String!]!
  moneda: Moneda!
  producto(id: Int!): Producto
  productos(categoria: String!): [Producto!]!
}
`,
  'src/graphql/documents/producto.graphql': `query Producto($id: Int!) {
  producto(id: $id) {
    id
    nombre
    marca
    precio
    stock
  }
}
`,
  'src/graphql/documents/listas.graphql': `query Categorias {
  categorias
}

query Productos($categoria: String!) {
  productos(categoria: $categoria) {
    id
    nombre
  }
}

query Moneda {
  moneda
}
`,
  'src/graphql/queries.ts': `import { useQuery } from 'urql';
import {
  CategoriasDocument,
  MonedaDocument,
  type MonedaQuery,
  ProductoDocument,
  type ProductoQuery,
  ProductosDocument,
} from './generated/documents.ts';

export type Product = NonNullable<ProductoQuery['producto']>;
export type Currency = MonedaQuery['moneda'];

export function useProduct(id: number): Product | undefined {
  return useQuery({ query: ProductoDocument, variables: { id } })[0].data?.producto ?? undefined;
}

export function useProducts(categoria: string) {
  return useQuery({ query: ProductosDocument, variables: { categoria } })[0].data?.productos ?? [];
}

export function useCurrency(): Currency | undefined {
  return useQuery({ query: MonedaDocument })[0].data?.moneda;
}

export function useCategories(): readonly string[] | undefined {
  return useQuery({ query: CategoriasDocument })[0].data?.categorias;
}
`,
  'src/lib/label.ts': `export function label(product: { nombre: string | null }): string {
  return product.nombre ?? '?';
}
`,
  'src/cart/cart.ts': `import type { Product } from '../graphql/queries.ts';

export function toLine({ id, nombre }: Product) {
  return { id, nombre, pieces: 1 };
}
`,
  'src/layout/Layout.tsx': `import { useCategories } from '../graphql/queries.ts';

export const Layout = () => <ul>{useCategories()}</ul>;
`,
  'src/pages/home/HomePage.tsx': `import { useCategories, useProducts } from '../../graphql/queries.ts';
import { label } from '../../lib/label.ts';

export default function HomePage() {
  return useProducts(useCategories()?.[0] ?? '').map((product) => label(product));
}
`,
  'src/pages/CurrencyNote.tsx': `import { type Currency, useCurrency } from '../graphql/queries.ts';

const names: Record<Currency, string> = { PEN: 'soles' };

export function CurrencyNote() {
  return names[useCurrency() ?? 'PEN'];
}
`,
  'src/pages/ProductPage.tsx': `import { toLine } from '../cart/cart.ts';
import { useProduct } from '../graphql/queries.ts';
import { CurrencyNote } from './CurrencyNote.tsx';

export default function ProductPage() {
  const product = useProduct(7);
  if (!product) return null;
  return (
    <p title={product.marca ?? ''}>
      {toLine(product).pieces} {product.precio?.toFixed(2)} <CurrencyNote /> {product.stock}
    </p>
  );
}
`,
  'src/navigation/page-registry.ts': `export const pageRegistry = [
  { patterns: ['products/:id'], module: './pages/ProductPage.tsx' },
];
`,
  'src/tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "lib": ["ES2023", "DOM"], "jsx": "react-jsx", "types": [] },
  "include": ["."]
}
`,
  'server/catalogue/stored-product.ts':
    "export type { Producto as StoredProduct } from '../generated/resolvers.ts';\n",
  'server/graphql/resolvers.ts': `import type { Producto, QueryResolvers } from '../generated/resolvers.ts';

export type { Producto as Product };

export const row: Producto = { id: 1, nombre: 'Tubo', marca: null, precio: 10, stock: 3 };

export const resolvers = {
  Query: { producto: (_root, { id }) => (id === row.id ? row : null) },
} satisfies { Query: QueryResolvers };
`,
  'tests/tsconfig.json': '{ "extends": "../src/tsconfig.json", "include": ["."] }',
  'tests/products.ts': `import type { Product } from '../src/graphql/queries.ts';

export const tube: Product = { id: 1, nombre: 'Tubo', precio: 10, stock: 3, marca: 'Ñandú' };
`,
};
