import type { SelectionSetNode } from 'graphql';
import { makeErrorResult, mapExchange, type Operation } from 'urql';
import { limits } from '../lib/limits.ts';
import type { ProductoQuery } from './generated/documents.ts';
import { graphcacheSchema } from './generated/graphcache-schema.ts';

/**
 * Validates response data against the schema before the cache reads it: for data of another shape,
 * graphcache would return neither data nor an error.
 */
export const validateResponses = mapExchange({
  onResult(result) {
    const { operation, error } = result;
    const data = coerceData(operation, result.data);
    if (data && !answersRequest(operation, data)) {
      return makeErrorResult(operation, new Error('The response is for another id'));
    }
    if (data || error) return { ...result, data };
    return makeErrorResult(operation, new Error('The response does not match the schema'));
  },
});

/** The purchase price never reaches the cache, whatever the backend sends (reading 5). */
const withheld: keyof NonNullable<ProductoQuery['producto']> = 'priceBuy';

interface TypeRef {
  readonly kind: string;
  readonly name?: string;
  readonly ofType?: TypeRef | null;
}

interface NamedType {
  readonly name: string;
  readonly fields?: readonly { readonly name: string; readonly type: TypeRef }[];
}

const { queryType, types } = graphcacheSchema.__schema;

/** The type of each field, by the names of its object type and its own. */
const fieldTypes = new Map(
  types.map(({ name, fields = [] }: NamedType) => [
    name,
    new Map(fields.map((field) => [field.name, field.type])),
  ]),
);

/** How the built-in scalars look in JSON. Custom scalars and unions are not checked. */
const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: Number.isInteger,
  Float: Number.isFinite,
  String: isString,
  ID: isString,
  Boolean: (value) => typeof value === 'boolean',
};

/**
 * Fits response data to the schema. A value of another type becomes null; where the schema
 * forbids null, its object does, and an object that a list cannot have as null is removed from it.
 * @returns undefined where a field of `Query` is missing or invalid
 */
export function coerceData({ query }: Operation, data: unknown) {
  const [definition] = query.definitions;
  if (!isObject(data) || definition?.kind !== 'OperationDefinition') return undefined;
  const coerced = coerceObject({ ...data }, queryType.name, definition.selectionSet);
  const isValid = (key: string) => coerced?.[key] !== null || data[key] === null;
  return coerced && Object.keys(coerced).every(isValid) ? coerced : undefined;
}

/** Whether each object that was asked for by `id` has that id. */
export function answersRequest(
  { query, variables }: Pick<Operation, 'query' | 'variables'>,
  data: Record<string, unknown>,
): boolean {
  const [definition] = query.definitions;
  const selections =
    definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections : [];
  return selections.every((node) => {
    if (node.kind !== 'Field') return true;
    const { alias, name, arguments: given = [] } = node;
    const wanted = given.find((argument) => argument.name.value === 'id')?.value;
    const found = data[(alias ?? name).value];
    if (wanted?.kind !== 'Variable' || !isObject(found) || !('id' in found)) return true;
    return String(found.id) === String(variables?.[wanted.name.value]);
  });
}

/** @returns null for a value of another type, undefined where the schema forbids that null */
function coerce(
  value: unknown,
  { kind, name = '', ofType }: TypeRef,
  set: SelectionSetNode | undefined,
): unknown {
  if (kind === 'NON_NULL' && ofType) return coerce(value, ofType, set) ?? undefined;
  if (kind === 'LIST' && ofType) {
    if (!Array.isArray(value)) return null;
    const entries = value.map((entry) => coerce(entry, ofType, set));
    return withoutRepeatedIds(entries.filter((entry) => entry !== undefined));
  }
  if (kind === 'OBJECT') {
    return isObject(value) ? coerceObject({ ...value, __typename: name }, name, set) : null;
  }
  const isValid = kind === 'ENUM' ? isString : scalars[name];
  return !isValid || isValid(value) ? clip(value ?? null) : null;
}

/** The cache has one record per id: of entries with one id, none is shown unless they are equal. */
function withoutRepeatedIds(entries: readonly unknown[]): readonly unknown[] {
  const idOf = (entry: unknown) => (isObject(entry) ? entry.id : undefined);
  const first = new Map<unknown, unknown>();
  const conflicting = new Set<unknown>();
  for (const entry of entries) {
    const id = idOf(entry);
    if (!first.has(id)) first.set(id, entry);
    else if (JSON.stringify(entry) !== JSON.stringify(first.get(id))) conflicting.add(id);
  }
  return entries.filter((entry) => {
    const id = idOf(entry);
    return id === undefined || (first.get(id) === entry && !conflicting.has(id));
  });
}

/** Changes the selected fields in place. The documents have no fragments. */
function coerceObject(
  value: Record<string, unknown>,
  typename: string,
  set: SelectionSetNode | undefined,
) {
  for (const node of set?.selections ?? []) {
    if (node.kind !== 'Field') continue;
    const { name, alias = name, selectionSet } = node;
    const type = fieldTypes.get(typename)?.get(name.value);
    if (!type) continue;
    const field = value[alias.value];
    const coerced = name.value === withheld ? null : coerce(field, type, selectionSet);
    if (coerced === undefined) return null;
    value[alias.value] = coerced;
  }
  return value;
}

function clip(value: unknown): unknown {
  const isLong = typeof value === 'string' && value.length > limits.responseText;
  return isLong ? `${value.slice(0, limits.responseText)}…` : value;
}

function isString(value: unknown): boolean {
  return typeof value === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
