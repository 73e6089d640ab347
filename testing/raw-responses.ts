import { type DefaultBodyType, HttpResponse } from 'msw';
import type { Responder } from './responses.ts';

/** Responses that violate the schema or that the reference backend never sends. */

type Json = string | number | boolean | null | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}

/** Products with only an id, and null entries at both ends of each list, against the schema. */
export const nulls: Responder = async (normal) =>
  mapBody(await normal(), (json) => withNullEntries(withNullFields(json)));

/** The normal response with the named product fields null, one error for each. */
export function partialError(message: string, fields: readonly string[]): Responder {
  return async (normal) =>
    mapBody(await normal(), (json) => {
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

async function mapBody(response: Response, change: (json: Json) => Json): Promise<Response> {
  const body: DefaultBodyType = change(await response.json());
  return HttpResponse.json(body, { status: response.status });
}

function withNullFields(value: Json): Json {
  if (Array.isArray(value)) return value.map(withNullFields);
  if (!isObject(value)) return value;
  const isProduct = 'id' in value;
  return mapFields(value, (name, field) => {
    const isKept = !isProduct || name === 'id' || name === '__typename';
    return isKept ? withNullFields(field) : null;
  });
}

function withNullEntries(value: Json): Json {
  if (Array.isArray(value)) return [null, ...value.map(withNullEntries), null];
  if (!isObject(value)) return value;
  return mapFields(value, (_, field) => withNullEntries(field));
}

/** @param fails whether the field becomes null */
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
