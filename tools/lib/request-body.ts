import { stringifyVariables } from '@urql/core';
import { operations } from '../../server/generated/operations.ts';
import type {
  BuscarProductosPorNombreQueryVariables,
  ProductoQueryVariables,
  ProductosPorCategoriaQueryVariables,
} from '../../src/graphql/generated/documents.ts';

interface Variables {
  ProductosResumen: undefined;
  Category: undefined;
  Producto: ProductoQueryVariables;
  ProductosPorCategoria: ProductosPorCategoriaQueryVariables;
  BuscarProductosPorNombre: BuscarProductosPorNombreQueryVariables;
}

/** The name of an operation, and its variables if it has any. */
export type Request<Name extends keyof Variables = keyof Variables> = {
  [Each in Name]: Variables[Each] extends undefined ? [Each] : [Each, Variables[Each]];
}[Name];

/** The body of a GraphQL request, byte for byte as the storefront sends it. */
export function requestBody(...[operationName, variables]: Request): string {
  const query = operations[operationName];
  return stringifyVariables({ operationName, query, ...(variables && { variables }) });
}
