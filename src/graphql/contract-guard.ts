import type { FragmentDefinitionNode, SelectionSetNode } from 'graphql';
import { makeErrorResult, mapExchange, type Operation } from 'urql';
import type { ProductoQuery } from './generated/documents.ts';
import { graphcacheSchema } from './generated/graphcache-schema.ts';

/**
 * Holds the data of every response to the contract before the cache sees it. Data of another shape
 * becomes an error; the cache would give neither data nor an error for it.
 */
export const contractGuard = mapExchange({
  onResult(result) {
    const { operation, error } = result;
    const data = coerceToContract(operation, result.data);
    if (data || error) return { ...result, data };
    return makeErrorResult(operation, new Error('The response does not fit the contract'));
  },
});

/** The purchase price goes no further than here, whatever the backend sends. */
const withheld: keyof NonNullable<ProductoQuery['producto']> = 'priceBuy';

interface TypeRef {
  readonly kind: string;
  readonly name?: string;
  readonly ofType?: TypeRef | null;
}

interface NamedType extends TypeRef {
  readonly name: string;
  readonly fields?: readonly { readonly name: string; readonly type: TypeRef }[];
}

const { queryType, types: allTypes } = graphcacheSchema.__schema;
const types: readonly NamedType[] = allTypes;

/** What values of the contract's scalars look like in JSON; one of its own may be anything. */
const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: Number.isInteger,
  Float: Number.isFinite,
  String: isText,
  ID: isText,
  Boolean: (value) => typeof value === 'boolean',
};

/**
 * Holds a value to its type, in place. What is of another kind becomes null or, where the contract
 * has no null there, undefined; such entries of a list are left out, so that one bad row does not
 * cost the visitor the page.
 */
type Coerce = (value: unknown) => unknown;

/** @returns undefined where a field of the root is missing or of another kind */
export function coerceToContract({ query }: Operation, data: unknown) {
  const fragments = new Map<string, FragmentDefinitionNode>();
  let root: SelectionSetNode | undefined;
  for (const definition of query.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition);
    else if (definition.kind === 'OperationDefinition') root = definition.selectionSet;
  }
  if (!root || !isObject(data)) return undefined;
  for (const [key, coerce] of fieldCoercers(queryType.name, root, fragments)) {
    const held = coerce(data[key]);
    if (held === undefined || (held === null && data[key] !== null)) return undefined;
    data[key] = held;
  }
  return data;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function coercerOf(
  { kind, name = '', ofType }: TypeRef,
  selections: SelectionSetNode | undefined,
  fragments: Fragments,
): Coerce {
  if (kind === 'NON_NULL' && ofType) {
    const coerce = coercerOf(ofType, selections, fragments);
    return (value) => coerce(value) ?? undefined;
  }
  if (kind === 'LIST' && ofType) {
    const coerce = coercerOf(ofType, selections, fragments);
    return (value) =>
      Array.isArray(value) ? value.map(coerce).filter((entry) => entry !== undefined) : null;
  }
  if (!selections) {
    const isSound = kind === 'ENUM' ? isText : scalars[name];
    return (value) => (!isSound || isSound(value) ? value : null);
  }
  return objectCoercer(kind === 'OBJECT' ? name : null, selections, fragments);
}

/** @param typename null for an interface or a union, whose objects name their own types */
function objectCoercer(
  typename: string | null,
  selections: SelectionSetNode,
  fragments: Fragments,
): Coerce {
  const byType = new Map<string, { record: string; coercers: [string, Coerce][] } | null>();
  return (value) => {
    if (!isObject(value)) return null;
    const name = typename ?? String(value.__typename);
    let type = byType.get(name);
    if (type === undefined) {
      const coercers = fieldCoercers(name, selections, fragments);
      type = fieldsOf(name).length > 0 ? { record: recordName(name), coercers } : null;
      byType.set(name, type);
    }
    if (!type) return null;
    for (const [key, coerce] of type.coercers) {
      const held = coerce(value[key]);
      if (held === undefined) return null;
      value[key] = held;
    }
    value.__typename = type.record;
    return value;
  };
}

/**
 * The type as which the cache keeps an object. A summary that has split off, `ProductoResumen` with
 * none but fields of `Producto`, stays one record with it.
 */
function recordName(typename: string): string {
  const fields = fieldsOf(typename);
  const whole = types.find(
    ({ name }) =>
      name !== typename &&
      typename.startsWith(name) &&
      fields.every((field) => fieldsOf(name).some((other) => other.name === field.name)),
  );
  return whole?.name ?? typename;
}

function fieldsOf(typename: string) {
  return types.find(({ name }) => name === typename)?.fields ?? [];
}

/** The fields that a selection asks of a type, by the key under which each arrives. */
function fieldCoercers(
  typename: string,
  { selections }: SelectionSetNode,
  fragments: Fragments,
): [string, Coerce][] {
  const fields = fieldsOf(typename);
  return selections.flatMap((selection): [string, Coerce][] => {
    if (selection.kind === 'Field') {
      const field = fields.find(({ name }) => name === selection.name.value);
      if (!field) return [];
      const key = (selection.alias ?? selection.name).value;
      const coerce =
        field.name === withheld
          ? () => null
          : coercerOf(field.type, selection.selectionSet, fragments);
      return [[key, coerce]];
    }
    const fragment =
      selection.kind === 'InlineFragment' ? selection : fragments.get(selection.name.value);
    const condition = types.find(({ name }) => name === fragment?.typeCondition?.name.value);
    const isOfOther = condition?.kind === 'OBJECT' && condition.name !== typename;
    return fragment && !isOfOther ? fieldCoercers(typename, fragment.selectionSet, fragments) : [];
  });
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
