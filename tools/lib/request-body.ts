import type { VariablesOf } from '@graphql-typed-document-node/core';
import { stringifyVariables } from '@urql/core';
import { parse } from 'graphql';
import { operations } from '../../server/generated/operations.ts';
import type * as documents from '../../src/graphql/generated/documents.ts';
import { writeVariables } from '../../src/graphql/write-variables.ts';

type OperationName = keyof typeof operations;
type OperationVariables<Operation extends OperationName> = VariablesOf<
  (typeof documents)[`${Operation}Document`]
>;

/** The body of a GraphQL request, byte for byte as the storefront sends it. */
export function requestBody<Operation extends OperationName>(
  operationName: Operation,
  variables?: OperationVariables<Operation>,
): string {
  const query = operations[operationName];
  const written = variables && { variables: writeVariables(parse(query), variables) };
  return stringifyVariables({ operationName, query, ...written });
}
