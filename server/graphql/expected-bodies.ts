import { operations } from '../generated/operations.ts';

/**
 * What every page of the storefront asks first, letter for letter as it posts
 * it; a test compares the two. A storefront that asks otherwise is answered
 * just as well, only the first time not from what stands ready.
 */
export const EXPECTED_BODIES: readonly string[] = [body('ProductosResumen'), body('Category')];

/** What the storefront says that it takes. */
export const STOREFRONT_ACCEPT = 'application/graphql-response+json, application/json';

function body(operationName: keyof typeof operations): string {
  return JSON.stringify({ operationName, query: operations[operationName] });
}
