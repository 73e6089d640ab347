import { type DefaultBodyType, HttpResponse } from 'msw';
import type { Responder } from './responses.ts';

/**
 * Answers that no GraphQL server of this contract gives by itself: the normal one, reshaped in its
 * raw JSON.
 */

type Json = string | number | boolean | null | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}

/** Every field of a product but its id set to null; the contract allows it. */
export const nullFields: Responder = async (normal) => reshaped(await normal(), withoutFields);

/** The same, and a null before the first and after the last entry of each list: a broken promise. */
export const nulls: Responder = async (normal) =>
  reshaped(await normal(), (json) => withNullEntries(withoutFields(json)));

/** Everything but the fields of a product that `fields` names, which are null with an error each. */
export function partialError(message: string, fields: readonly string[]): Responder {
  return async (normal) =>
    reshaped(await normal(), (json) => {
      if (!isObject(json) || json.data === undefined) return json;
      const errors: Json[] = [];
      const data = failFields(json.data, [], (name, path) => {
        if (!fields.includes(name)) return false;
        errors.push({ message, path });
        return true;
      });
      return { ...json, data, errors };
    });
}

async function reshaped(response: Response, change: (json: Json) => Json): Promise<Response> {
  const body: DefaultBodyType = change(await response.json());
  return HttpResponse.json(body, { status: response.status });
}

function withoutFields(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutFields);
  if (!isObject(value)) return value;
  const isProduct = 'id' in value;
  return mapFields(value, (name, field) => {
    const kept = !isProduct || name === 'id' || name === '__typename';
    return kept ? withoutFields(field) : null;
  });
}

function withNullEntries(value: Json): Json {
  if (Array.isArray(value)) return [null, ...value.map(withNullEntries), null];
  if (!isObject(value)) return value;
  return mapFields(value, (_, field) => withNullEntries(field));
}

/** @param fails whether the field of this name at this path is to be null */
function failFields(
  value: Json,
  path: (string | number)[],
  fails: (name: string, path: (string | number)[]) => boolean,
): Json {
  if (Array.isArray(value)) {
    return value.map((entry, index) => failFields(entry, [...path, index], fails));
  }
  if (!isObject(value)) return value;
  return mapFields(value, (name, field) => {
    const here = [...path, name];
    return fails(name, here) ? null : failFields(field, here, fails);
  });
}

function mapFields(value: JsonObject, change: (name: string, field: Json) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, change(name, field)]),
  );
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
