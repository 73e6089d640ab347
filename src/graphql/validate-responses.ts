import type { FieldNode, FragmentDefinitionNode, SelectionNode, SelectionSetNode } from 'graphql';
import { makeErrorResult, makeOperation, mapExchange, type Operation } from 'urql';
import { limits } from '../lib/limits.ts';
import { readDiscount, readPrice, readStock } from '../lib/product-numbers.ts';
import { reportError } from '../lib/report.ts';
import { enumLabel } from './enum-labels.ts';
import type { ProductoQueryVariables } from './generated/documents.ts';
import { InvalidResponse } from './invalid-response.ts';
import { scalars } from './scalars.ts';
import { fieldType, objectTypes, rootType, type TypeRef } from './schema-types.ts';
import type { SentProduct } from './sent-product.ts';
import { responseKey } from './several-products.ts';
import { operationOf, writeVariables } from './write-variables.ts';

/**
 * Validates response data against the schema before the cache reads it: for data of another shape,
 * graphcache would return neither data nor an error. Variables are sent as the schema has them.
 */
export const validateResponses = mapExchange({
  onOperation(operation) {
    const { kind, query, variables } = operation;
    if (!variables) return operation;
    return makeOperation(kind, { ...operation, variables: writeVariables(query, variables) });
  },
  onResult(result) {
    const { operation, error } = result;
    const data = coerceData(operation, result.data);
    if (data && !answersRequest(operation, data)) {
      return makeErrorResult(operation, new InvalidResponse('The response is for another id'));
    }
    if (data || error) return { ...result, data };
    return makeErrorResult(
      operation,
      new InvalidResponse('The response does not match the schema'),
    );
  },
});

/** The purchase price never reaches the cache, whatever the backend sends (reading 5). */
const withheld: keyof SentProduct = 'priceBuy';

/** Fields whose numbers have a range, beyond that of their type. */
const numberReaders: Readonly<Record<string, (value: unknown) => unknown>> = {
  price: readPrice,
  discount: readDiscount,
  stock: readStock,
} satisfies Partial<Record<keyof SentProduct, unknown>>;

/** The field and the variables that identify a product, as the documents name them. */
const idField: keyof SentProduct = 'id';
const idVariable = new RegExp(`^${'id' satisfies keyof ProductoQueryVariables}\\d*$`);

/**
 * Fits response data to the schema. A value of another type becomes null; where the schema
 * forbids null, its object does. Lists contain no nulls.
 * @returns undefined where a root field is missing or invalid
 */
export function coerceData({ query }: Pick<Operation, 'query'>, data: unknown) {
  const definition = operationOf(query);
  if (!isObject(data) || !definition) return undefined;
  const { operation, selectionSet: set } = definition;
  const fragments = fragmentsOf(query);
  const coerced = coerceObject({ ...data }, rootType(operation), { set, fragments });
  const isValid = (key: string) => coerced?.[key] !== null || data[key] === null;
  return coerced && Object.keys(coerced).every(isValid) ? coerced : undefined;
}

function fragmentsOf({ definitions }: Operation['query']): Selected['fragments'] {
  const fragments = definitions.filter((definition) => definition.kind === 'FragmentDefinition');
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** Whether each object that was asked for by `id` has that id. */
export function answersRequest(
  { query, variables }: Pick<Operation, 'query' | 'variables'>,
  data: Record<string, unknown>,
): boolean {
  return (operationOf(query)?.selectionSet.selections ?? []).every((node) => {
    if (node.kind !== 'Field') return true;
    const found = data[responseKey(node)];
    if (!isObject(found) || !(idField in found)) return true;
    return (node.arguments ?? []).every(
      ({ value }) =>
        value.kind !== 'Variable' ||
        !idVariable.test(value.name.value) ||
        String(found[idField]) === String(variables?.[value.name.value]),
    );
  });
}

/** What a document selects of a value. */
interface Selected {
  set: SelectionSetNode | undefined;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** @returns null for a value of another type, undefined where the schema forbids that null */
function coerce(value: unknown, type: TypeRef, selected: Selected): unknown {
  const { kind, name = '', ofType } = type;
  if (kind === 'NON_NULL' && ofType) return coerce(value, ofType, selected) ?? undefined;
  if (kind === 'LIST' && ofType) {
    if (!Array.isArray(value)) return null;
    const entries = value.map((entry) => coerce(entry, ofType, selected));
    // Nulls too: the shop shows no empty entries, and a list without them stays the same array.
    return withoutRepeatedIds(entries.filter((entry) => entry != null));
  }
  if (kind === 'ENUM') return typeof value === 'string' ? clip(enumLabel(name, value)) : null;
  if (kind === 'SCALAR') return clip(scalars[name]?.read(value) ?? null);
  const __typename = kind === 'OBJECT' ? name : isObject(value) && value.__typename;
  return isObject(value) && objectTypes(name).some((typename) => typename === __typename)
    ? coerceObject({ ...value, __typename }, String(__typename), selected)
    : null;
}

/** The cache has one record per id: of entries with one id, none is shown unless they are equal. */
function withoutRepeatedIds(entries: readonly unknown[]): readonly unknown[] {
  const idOf = (entry: unknown) =>
    isObject(entry) && idField in entry ? `${entry.__typename}:${entry[idField]}` : undefined;
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

/** Changes the selected fields in place. */
function coerceObject(
  value: Record<string, unknown>,
  typename: string,
  { set, fragments }: Selected,
): Record<string, unknown> | null {
  for (const node of set?.selections ?? []) {
    if (node.kind === 'Field') {
      // Omitted by @skip or @include.
      if (node.directives?.length && !(responseKey(node) in value)) continue;
      const coerced = coerceField(value, typename, node, fragments);
      if (coerced === undefined) return null;
      value[responseKey(node)] = coerced;
    } else {
      const { condition = typename, ...selected } = selectedBy(node, fragments);
      const applies = objectTypes(condition).includes(typename);
      if (applies && !coerceObject(value, typename, selected)) return null;
    }
  }
  return value;
}

function selectedBy(node: Exclude<SelectionNode, FieldNode>, fragments: Selected['fragments']) {
  const fragment = node.kind === 'FragmentSpread' ? fragments.get(node.name.value) : node;
  const condition = fragment?.typeCondition?.name.value;
  return { condition, set: fragment?.selectionSet, fragments };
}

/** @returns undefined where the schema forbids the null of an invalid value */
function coerceField(
  value: Record<string, unknown>,
  typename: string,
  node: FieldNode,
  fragments: Selected['fragments'],
): unknown {
  const field = value[responseKey(node)];
  const type = fieldType(typename, node.name.value);
  // `__typename`
  if (!type) return field ?? null;
  if ([node.name.value, responseKey(node)].includes(withheld)) return null;
  const read = numberReaders[node.name.value] ?? ((coerced) => coerced);
  const coerced = read(coerce(field, type, { set: node.selectionSet, fragments }));
  if (coerced == null && field != null) warn(`${typename}.${node.name.value}`, field);
  // Without its id, an object has no link, no place in a cart and no record in the cache.
  return responseKey(node) === idField ? (coerced ?? undefined) : coerced;
}

const reported = new Set<string>();

/** Names a field whose value does not fit, once, for who develops against a backend. */
function warn(coordinate: string, value: unknown): void {
  if (import.meta.env.MODE !== 'development' || reported.has(coordinate)) return;
  reported.add(coordinate);
  reportError(`${coordinate} does not fit the schema:`, value);
}

function clip(value: unknown): unknown {
  const isLong = typeof value === 'string' && value.length > limits.responseText;
  return isLong ? `${value.slice(0, limits.responseText)}…` : value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
