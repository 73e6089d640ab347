import type { FragmentDefinitionNode, SelectionSetNode } from 'graphql';
import { makeErrorResult, mapExchange, type Operation } from 'urql';
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

interface Field {
  name: string;
  /** Its key in the response: the alias, if it has one. */
  key: string;
  fields: readonly Field[];
}

/**
 * Fits response data to the schema, in place. A value of another type becomes null; where the schema
 * forbids null, its object does, and an object that a list cannot have as null is removed from it.
 *
 * @returns undefined where a field of `Query` is missing or invalid
 */
export function coerceData({ query }: Operation, data: unknown) {
  if (!isObject(data)) return undefined;
  for (const { name, key, fields } of fieldsOf(query)) {
    const type = fieldTypes.get(queryType.name)?.get(name);
    if (!type) continue;
    const value = coerce(data[key], type, fields);
    if (value === undefined || (value === null && data[key] !== null)) return undefined;
    data[key] = value;
  }
  return data;
}

function fieldsOf({ definitions }: Operation['query']): readonly Field[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition);
  }
  const select = (set: SelectionSetNode | undefined): Field[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === 'Field') {
        const { name, alias, selectionSet } = selection;
        return [{ name: name.value, key: (alias ?? name).value, fields: select(selectionSet) }];
      }
      const isInline = selection.kind === 'InlineFragment';
      return select((isInline ? selection : fragments.get(selection.name.value))?.selectionSet);
    });
  return definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition' ? select(definition.selectionSet) : [],
  );
}

/** @returns null for a value of another type, undefined where the schema forbids that null */
function coerce(
  value: unknown,
  { kind, name = '', ofType }: TypeRef,
  fields: readonly Field[],
): unknown {
  if (kind === 'NON_NULL' && ofType) return coerce(value, ofType, fields) ?? undefined;
  if (kind === 'LIST' && ofType) {
    if (!Array.isArray(value)) return null;
    return value
      .map((entry) => coerce(entry, ofType, fields))
      .filter((entry) => entry !== undefined);
  }
  if (kind === 'OBJECT') return isObject(value) ? coerceObject(value, name, fields) : null;
  const isValid = kind === 'ENUM' ? isString : scalars[name];
  return !isValid || isValid(value) ? (value ?? null) : null;
}

function coerceObject(value: Record<string, unknown>, typename: string, fields: readonly Field[]) {
  value.__typename = typename;
  for (const { name, key, fields: nested } of fields) {
    const type = fieldTypes.get(typename)?.get(name);
    if (!type) continue;
    const coerced = name === withheld ? null : coerce(value[key], type, nested);
    if (coerced === undefined) return null;
    value[key] = coerced;
  }
  return value;
}

function isString(value: unknown): boolean {
  return typeof value === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
