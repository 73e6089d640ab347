import type { ResultOf } from '@graphql-typed-document-node/core';
import type * as documents from '../src/graphql/generated/documents.ts';

type KeyOfEach<Data> = Data extends unknown ? keyof Data : never;
/** Documents, not fragments. */
type DocumentName = Extract<keyof typeof documents, `${string}Document`>;

/** A request of a page: a root field of a document, or `email`, the contact form's request. */
export type Call = KeyOfEach<ResultOf<(typeof documents)[DocumentName]>> | 'email';

/** The titles of the requests in the QA panel. A new root field of a document fails to compile here. */
export const callTitles: Readonly<Record<Call, string>> = {
  productosResumen: 'Lista de todos los productos',
  producto: 'Detalle de un producto',
  category: 'Nombres de las categorías',
  productosPorCategoria: 'Productos de una categoría',
  buscarProductosPorNombre: 'Resultados de una búsqueda',
  email: 'Envío del formulario de contacto',
};

/** All calls, in the order of the contract. */
export const allCalls: readonly Call[] = Object.keys(callTitles).filter(isCall);

/** The calls that reach the catalogue. */
export const catalogueCalls: readonly Call[] = allCalls.filter((call) => call !== 'email');

/** The calls that answer with products. */
export const productCalls: readonly Call[] = catalogueCalls.filter((call) => call !== 'category');

export function isCall(name: string): name is Call {
  return Object.hasOwn(callTitles, name);
}
