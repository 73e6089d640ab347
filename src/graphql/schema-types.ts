import { graphcacheSchema } from './generated/graphcache-schema.ts';

export interface TypeRef {
  readonly kind: string;
  readonly name?: string;
  readonly ofType?: TypeRef | null;
}

interface NamedType {
  readonly kind: string;
  readonly name: string;
  readonly fields?: readonly { readonly name: string; readonly type: TypeRef }[];
  readonly possibleTypes?: readonly { readonly name: string }[];
}

type Root = { readonly name: string } | null;

interface Schema {
  readonly queryType: Root;
  readonly mutationType: Root;
  readonly subscriptionType: Root;
  readonly types: readonly NamedType[];
}

const introspection: Schema = graphcacheSchema.__schema;
const types = new Map(introspection.types.map((type) => [type.name, type]));

/** The name of the type that holds the fields of an operation. */
export function rootType(operation: 'query' | 'mutation' | 'subscription'): string {
  return introspection[`${operation}Type`]?.name ?? '';
}

export function fieldType(typename: string, field: string): TypeRef | undefined {
  return types.get(typename)?.fields?.find(({ name }) => name === field)?.type;
}

/** The types of objects without a field of a name. */
export function typesWithout(field: string): readonly string[] {
  const objects = introspection.types.filter(({ kind }) => kind === 'OBJECT');
  return objects.map(({ name }) => name).filter((name) => !fieldType(name, field));
}

/** The object types that a value of a type can have. */
export function objectTypes(name: string): readonly string[] {
  return types.get(name)?.possibleTypes?.map((type) => type.name) ?? [name];
}
