import { readFileSync } from 'node:fs';
import {
  createRequest,
  formatDocument,
  getOperationName,
  stringifyDocument,
  stringifyVariables,
} from '@urql/core';
import type {
  BuscarProductosPorNombreQueryVariables,
  ProductoQueryVariables,
  ProductosPorCategoriaQueryVariables,
} from '../../src/graphql/generated/documents.ts';
import { inProject } from './project.mjs';

/** What each document of `src/graphql/documents/` takes, so that a change of it is told of wherever it is sent. */
interface Variables {
  'productos-resumen': undefined;
  category: undefined;
  producto: ProductoQueryVariables;
  'productos-por-categoria': ProductosPorCategoriaQueryVariables;
  'buscar-productos-por-nombre': BuscarProductosPorNombreQueryVariables;
}

/** The name of a document, and its variables where it takes any. */
export type Request<Name extends keyof Variables = keyof Variables> = {
  [Each in Name]: Variables[Each] extends undefined ? [Each] : [Each, Variables[Each]];
}[Name];

/** A request as the storefront posts it, letter for letter. */
export function requestBody(...[name, variables]: Request): string {
  const file = inProject('src', 'graphql', 'documents', `${name}.graphql`);
  const { query } = createRequest(readFileSync(file, 'utf8'), {});
  // The cache asks for the type of everything besides.
  return stringifyVariables({
    operationName: getOperationName(query),
    // @ts-expect-error: urql's own type of a formatted document fails under exactOptionalPropertyTypes
    query: stringifyDocument(formatDocument(query)),
    ...(variables ? { variables } : {}),
  });
}
