import { readFileSync } from 'node:fs';
import {
  createRequest,
  formatDocument,
  getOperationName,
  stringifyDocument,
  stringifyVariables,
} from '@urql/core';
import { inProject } from './project.mjs';

/**
 * A request as the storefront posts it, letter for letter.
 *
 * @param name of a file in `src/graphql/documents/`
 */
export function requestBody(name: string, variables?: Record<string, unknown>): string {
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
