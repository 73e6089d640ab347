/**
 * What every page of the storefront asks first, letter for letter as it posts
 * it; a test compares the two. A storefront that asks otherwise is answered
 * just as well, only the first time not from what stands ready.
 */
export const EXPECTED_BODIES: readonly string[] = [
  body(
    'ProductosResumen',
    `query ProductosResumen {
  productosResumen {
    id
    name
    imageUrl
    category
    __typename
  }
}`,
  ),
  body(
    'Category',
    `query Category {
  category
}`,
  ),
];

/** What the storefront says that it takes. */
export const STOREFRONT_ACCEPT = 'application/graphql-response+json, application/json';

function body(operationName: string, query: string): string {
  return JSON.stringify({ operationName, query });
}
