import { operations } from '../generated/operations.ts';

/** What the storefront accepts. */
export const STOREFRONT_ACCEPT = 'application/graphql-response+json, application/json';

/**
 * Bodies of the requests with which every visit begins, letter for letter as the storefront posts
 * them; a test compares the two. Their responses are computed before anybody asks.
 */
export const PRECOMPUTED_BODIES: readonly string[] = [
  bodyOf('ProductosResumen'),
  bodyOf('Category'),
];

function bodyOf(operationName: keyof typeof operations): string {
  return JSON.stringify({ operationName, query: operations[operationName] });
}
