/** What every request says of itself and of the responses that it accepts. */
export const requestHeaders = {
  accept: 'application/graphql-response+json, application/json',
  'content-type': 'application/json',
} as const;

/** Where the backend takes them. */
export const endpoint = (backendUrl: string) => `${backendUrl}/graphql`;
