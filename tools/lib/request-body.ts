import type { VariablesOf } from '@graphql-typed-document-node/core';
import { stringifyVariables } from '@urql/core';
import { parse } from 'graphql';
import { operations } from '../../server/generated/operations.ts';
import type * as documents from '../../src/graphql/generated/documents.ts';
import { writeVariables } from '../../src/graphql/write-variables.ts';

type Name = keyof typeof operations;
type Variables<Operation extends Name> = VariablesOf<(typeof documents)[`${Operation}Document`]>;

/** The body of a GraphQL request, byte for byte as the storefront sends it. */
export function requestBody<Operation extends Name>(
  operationName: Operation,
  variables?: Variables<Operation>,
): string {
  const query = operations[operationName];
  const written = variables && { variables: writeVariables(parse(query), variables) };
  return stringifyVariables({ operationName, query, ...written });
}
