import type { CombinedError } from 'urql';

const markup = /<\/?[a-z!][^<>]*>/i;

/**
 * The message of a failed request for the visitor (reading 4): the first error message, unless it is
 * markup; else, for a status outside 200–299, `GraphQL Error (Code: status)`; else the fallback.
 * `CombinedError.message` is not used, since it has a prefix (`[GraphQL]`, `[Network]`).
 * @param fallback the text of the screen, shown offline and after a timeout or HTML
 */
export function visitorMessage(error: CombinedError, fallback: string): string {
  const first: unknown = error.graphQLErrors[0]?.message;
  if (typeof first === 'string' && first.trim() && !markup.test(first)) return first.trim();
  const response: unknown = error.response;
  const isRefused = response instanceof Response && !response.ok;
  return isRefused ? `GraphQL Error (Code: ${response.status})` : fallback;
}
