import { HttpResponse } from 'msw';
import type { Product } from '../../src/graphql/queries.ts';
import type { Responder } from '../../testing/responses.ts';

/** Responses that violate the schema or that the reference backend never sends. */

/** Products with only an id, and null entries at both ends of each list, against the schema. */
export const nulls: Responder = async (normal) => {
  const response = await normal();
  const body = JSON.parse(await response.text(), (_, value) => {
    if (Array.isArray(value)) return [null, ...value, null];
    const isProduct = typeof value === 'object' && value !== null && 'id' in value;
    if (!isProduct) return value;
    const { id, __typename, ...rest } = value;
    const missing = Object.keys(rest).map((name) => [name, null]);
    return { id, __typename, ...Object.fromEntries(missing) };
  });
  return HttpResponse.json(body, { status: response.status });
};

/** The normal response with the named product fields null, one error for each. */
export function partialError(message: string, fields: readonly (keyof Product)[]): Responder {
  return async (normal) => {
    const response = await normal();
    const { data } = await response.json();
    const errors: { message: string; path: (string | number)[] }[] = [];
    const fail = (value: unknown, path: (string | number)[]) => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, field] of Object.entries(value)) {
        const here = [...path, Array.isArray(value) ? Number(name) : name];
        if (!fields.some((nulled) => nulled === name)) fail(field, here);
        else if (Reflect.set(value, name, null)) errors.push({ message, path: here });
      }
    };
    fail(data, []);
    return HttpResponse.json({ data, errors }, { status: response.status });
  };
}
