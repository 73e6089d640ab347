import { stringifyVariables } from '@urql/core';
import { operations } from '../../server/generated/operations.ts';

/** The body of a GraphQL request, byte for byte as the storefront sends it. */
export function requestBody(operationName: keyof typeof operations, variables?: object): string {
  const query = operations[operationName];
  return stringifyVariables({ operationName, query, ...(variables && { variables }) });
}
