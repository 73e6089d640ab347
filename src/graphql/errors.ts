import type { CombinedError } from 'urql';
import type { FailureText } from '../lib/view-state.ts';

const markup = /<\/?[a-z!][^<>]*>/i;
/** How GraphQL servers refuse a variable, such as an unknown category of an enum. */
const technical = /^Variable "?\$/;

/**
 * The texts of a failed request for the visitor (readings 4 and 73). The detail is the first error
 * message, unless it is markup or names a variable; else, for a status outside 200–299, `GraphQL Error (Code: status)`;
 * else, offline and after a timeout or HTML, none.
 * `CombinedError.message` is not used, since it has a prefix (`[GraphQL]`, `[Network]`).
 */
export function failureText(error: CombinedError, title: string): FailureText {
  const first: unknown = error.graphQLErrors[0]?.message;
  if (typeof first === 'string' && first.trim() && !markup.test(first) && !technical.test(first)) {
    return { title, detail: first.trim() };
  }
  const response: unknown = error.response;
  const isRefused = response instanceof Response && !response.ok;
  return { title, detail: isRefused ? `GraphQL Error (Code: ${response.status})` : null };
}
