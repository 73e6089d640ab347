import type { CombinedError } from 'urql';

const markup = /<\/?[a-z!][^>]*>/i;

/**
 * What a visitor is told about a failed request, from the specification's rule:
 * the backend's first error message; else, for a status outside 200–299,
 * `GraphQL Error (Code: status)`; else the screen's own text.
 *
 * Reads the raw parts because `CombinedError.message` carries a prefix
 * (`[GraphQL]`, `[Network]`), and passes over a message that is markup.
 *
 * @param fallback what the screen says when there is nothing better: offline, no response, HTML
 */
export function visitorMessage(error: CombinedError, fallback: string): string {
  const first: unknown = error.graphQLErrors[0]?.message;
  if (typeof first === 'string' && first.trim() && !markup.test(first)) return first.trim();
  const status = responseStatus(error);
  if (status !== null && (status < 200 || status > 299)) return `GraphQL Error (Code: ${status})`;
  return fallback;
}

/** The status of the response that the error came with; null where there was none. */
function responseStatus(error: CombinedError): number | null {
  const response: unknown = error.response;
  return response instanceof Response ? response.status : null;
}
