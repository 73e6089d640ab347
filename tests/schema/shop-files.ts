/**
 * A small storefront that has one of everything that the tools tell apart: a fragment, several
 * operations in one file, an enum, a context, a cart, a registered page, a backend and tests.
 */
export const shopFiles = {
  'schema.graphql': `"""A currency."""
enum Moneda {
  """Soles."""
  PEN
}

"""A product."""
type Producto {
  """Its number."""
  id: Int!

  """Its brand."""
  marca: String

  """Its name."""
  nombre: String

  """Its price in soles."""
  precio: Float

  """Units in stock."""
  stock: Int
}

"""What the shop reads."""
type Query {
  """The names of all categories."""
  categorias: [String!]!

  """The currency of all prices."""
  moneda: Moneda!

  """One product."""
  producto(
    """Its number."""
    id: Int!
  ): Producto

  """The products of a category."""
  productos(
    """The category's name."""
    categoria: String!
  ): [Producto!]!
}
`,
  'src/graphql/documents/producto.graphql': `query Producto($id: Int!) {
  producto(id: $id) {
    ...Ficha
    precio
    stock
  }
}

fragment Ficha on Producto {
  id
  nombre
  marca
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
  'src/graphql/cache.ts': `import { cacheExchange } from '@urql/exchange-graphcache';
import { graphcacheSchema } from './generated/graphcache-schema.ts';

export const cache = cacheExchange({
  schema: graphcacheSchema,
  keys: { Producto: (product) => String(product.id) },
  resolvers: { Query: { producto: (_parent, { id }) => ({ __typename: 'Producto', id: Number(id) }) } },
});
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

export function useProduct(id: number): Product {
  const [{ data }] = useQuery({ query: ProductoDocument, variables: { id } });
  return data?.producto ?? unknownProduct(id);
}

function unknownProduct(id: number): Product {
  return { id, nombre: null, precio: null, stock: null, marca: null };
}

export function useProducts(categoria: string) {
  const [{ data }] = useQuery({ query: ProductosDocument, variables: { categoria } });
  return data?.productos ?? [];
}

export function useCurrency(): Currency | undefined {
  return useQuery({ query: MonedaDocument })[0].data?.moneda;
}

export function useCategoriesQuery(): readonly string[] | undefined {
  return useQuery({ query: CategoriasDocument })[0].data?.categorias;
}
`,
  'src/graphql/Categories.tsx': `import { createContext, type ReactNode, useContext } from 'react';
import { useCategoriesQuery } from './queries.ts';

const Categories = createContext<readonly string[]>([]);

export function CategoriesProvider({ children }: { children: ReactNode }) {
  return <Categories value={useCategoriesQuery() ?? []}>{children}</Categories>;
}

export function useCategories(): readonly string[] {
  return useContext(Categories);
}
`,
  'src/lib/label.ts': `export function label(product: { nombre: string | null }): string {
  return product.nombre ?? '?';
}
`,
  'src/cart/cart.ts': `import type { Product } from '../graphql/queries.ts';

export type CartLine = Pick<Product, 'id' | 'nombre'> & { pieces: number };

export function toLine({ id, nombre }: Product): CartLine {
  return { id, nombre, pieces: 1 };
}
`,
  'src/layout/Layout.tsx': `import { Outlet } from 'react-router-dom';
import { CategoriesProvider } from '../graphql/Categories.tsx';

export function Layout() {
  return (
    <CategoriesProvider>
      <Outlet />
    </CategoriesProvider>
  );
}
`,
  'src/pages/CategoryPage.tsx': `import { useCategories } from '../graphql/Categories.tsx';
import { useProducts } from '../graphql/queries.ts';
import { label } from '../lib/label.ts';

export default function CategoryPage() {
  const products = useProducts(useCategories()[0] ?? '');
  return products.map((product) => (
    <a key={product.id} href="/">
      {label(product)}
    </a>
  ));
}
`,
  'src/pages/product/CurrencyNote.tsx': `import { type Currency, useCurrency } from '../../graphql/queries.ts';

const names: Record<Currency, string> = { PEN: 'soles' };

export function CurrencyNote() {
  const currency = useCurrency();
  return currency && names[currency];
}
`,
  'src/pages/product/ProductPage.tsx': `import { toLine } from '../../cart/cart.ts';
import { useProduct } from '../../graphql/queries.ts';
import { label } from '../../lib/label.ts';
import { CurrencyNote } from './CurrencyNote.tsx';

export default function ProductPage() {
  const product = useProduct(7);
  const line = toLine(product);
  return (
    <p title={product.marca ?? ''}>
      {label(product)} {product.precio?.toFixed(2)} <CurrencyNote />
      {product.stock === null ? 'A pedido' : product.stock} {line.pieces}
    </p>
  );
}
`,
  'src/page-registry.ts': `export const pageRegistry = [
  { title: 'Producto', paths: ['products/:id'], module: './pages/product/ProductPage.tsx' },
];
`,
  'src/routes.tsx': `import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Layout } from './layout/Layout.tsx';
import { pageRegistry } from './page-registry.ts';
import CategoryPage from './pages/CategoryPage.tsx';

const Page = lazy(() => import('./pages/product/ProductPage.tsx'));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<CategoryPage />} />
        <Route path="productos" element={<CategoryPage />} />
        {pageRegistry.flatMap(({ paths }) =>
          paths.map((path) => <Route key={path} path={path} element={<Page />} />),
        )}
        <Route path="ficha" element={<Navigate to="/products/1" />} />
      </Route>
    </Routes>
  );
}
`,
  'src/tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "lib": ["ES2023", "DOM"], "jsx": "react-jsx", "types": [] },
  "include": ["."]
}
`,
  // The shop of these tests stores what its contract says.
  'server/catalogue/catalogue-store.ts':
    "export type { Producto as ProductRow } from '../generated/resolvers.ts';\n",
  'server/resolvers.ts': `import type { Producto, Resolvers } from './generated/resolvers.ts';

export function row(id: number, stock: number): Producto {
  return { id, nombre: 'Tubo', marca: null, precio: 10, stock };
}

export const resolvers: Resolvers = {
  Query: { producto: (_parent, { id }, { stock }) => row(id, stock) },
};
`,
  'tests/tsconfig.json': '{ "extends": "../src/tsconfig.json", "include": ["."] }',
  'tests/products.ts': `import type { Product } from '../src/graphql/queries.ts';

export const tube: Product = { id: 1, nombre: 'Tubo', precio: 10, stock: 3, marca: 'Ñandú' };
`,
};
