import { getOperationAST, parse } from 'graphql';
import * as v from 'valibot';
import { operations } from '../generated/operations.ts';

const listed = new Map(
  Object.values(operations).map((text: string) => [text, getOperationAST(parse(text))]),
);

const Body = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    query: v.string(),
    variables: v.nullish(v.record(v.string(), v.unknown()), {}),
  }),
);

/**
 * Reduces a request body to what its response depends on, so that equal requests have one cache key:
 * the document and its variables, without other members, in one order and notation.
 * @returns undefined for a body that the storefront does not send. Documents are compared as text.
 */
export function listedBody(text: string): string | undefined {
  const body = v.safeParse(Body, text);
  if (!body.success) return undefined;
  const { query, variables } = body.output;
  const operation = listed.get(query);
  if (!operation) return undefined;
  const used = (operation.variableDefinitions ?? []).map(({ variable: { name } }) => {
    return [name.value, variables[name.value]] as const;
  });
  // JSON.stringify throws on deeply nested values.
  const isScalar = used.every(([, value]) => value === null || typeof value !== 'object');
  return isScalar ? JSON.stringify({ query, variables: Object.fromEntries(used) }) : undefined;
}
