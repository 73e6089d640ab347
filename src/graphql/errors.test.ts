import type { GraphQLError } from 'graphql';
import { CombinedError } from 'urql';
import { describe, expect, it } from 'vitest';
import { failureText } from './errors.ts';

const title = 'Error al cargar resultados';
const html = new Error('Unexpected token < in JSON');

interface Failure {
  messages?: unknown[];
  status?: number;
}

function errorOf({ messages, status }: Failure): CombinedError {
  return new CombinedError({
    ...(messages
      ? { graphQLErrors: messages.map((message) => ({ message }) as GraphQLError) }
      : { networkError: html }),
    ...(status !== undefined && { response: new Response('', { status }) }),
  });
}

describe('failureText', () => {
  it.each<[string, Failure, string | null]>([
    ['the first message', { messages: ['En mantenimiento', 'x'], status: 200 }, 'En mantenimiento'],
    ['the message before the status', { messages: ['Sin stock'], status: 503 }, 'Sin stock'],
    ['the status of an HTML page', { status: 502 }, 'GraphQL Error (Code: 502)'],
    [
      'the status next to a blank message',
      { messages: ['  '], status: 500 },
      'GraphQL Error (Code: 500)',
    ],
    ['nothing for HTML of status 200', { status: 200 }, null],
    ['nothing for markup', { messages: ['<b>Bad</b> gateway'], status: 200 }, null],
    [
      'nothing for a message about a variable',
      {
        messages: ['Variable "$category" got invalid value "X"; it does not exist in "C" enum.'],
        status: 200,
      },
      null,
    ],
    ['nothing for a message that is no text', { messages: [{ text: 'x' }], status: 200 }, null],
  ])('has as its detail %s', (_, failure, detail) => {
    expect(failureText(errorOf(failure), title)).toEqual({ title, detail });
  });
});
