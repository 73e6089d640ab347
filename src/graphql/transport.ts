/** The headers of every request. */
export const requestHeaders = {
  accept: 'application/graphql-response+json, application/json',
  'content-type': 'application/json',
} as const;

/** The GraphQL endpoint of a backend. */
export const endpoint = (backendUrl: string) => `${backendUrl}/graphql`;
