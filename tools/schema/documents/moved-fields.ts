import {
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
} from 'graphql';
import type { Diagnostic } from '../diagnostic.ts';

/** A field, such as the `items` of a page, or a member of a union. */
export interface Step {
  isField: boolean;
  name: string;
}

/** As in `edges { node { id } }`. */
const longestPath = 2;

/**
 * Finds the shortest path to a type with all of some fields, for a type that has none of them.
 * @returns null without a path, and with several of one length
 */
export function findMovedFields(
  type: GraphQLNamedType,
  names: readonly string[],
  schema: GraphQLSchema,
): readonly Step[] | null {
  if (fieldsOf(type).some(({ name }) => names.includes(name))) return null;
  const hasAll = (inner: GraphQLNamedType) =>
    names.every((name) => fieldsOf(inner).some((field) => field.name === name));
  let reached: { path: Step[]; type: GraphQLNamedType }[] = [{ path: [], type }];
  for (let length = 1; length <= longestPath; length += 1) {
    reached = reached.flatMap((from) =>
      partsOf(from.type, schema).map(({ step, inner }) => ({
        path: [...from.path, step],
        type: inner,
      })),
    );
    const [found, other] = reached.filter((end) => hasAll(end.type));
    if (found) return other ? null : found.path;
  }
  return null;
}

/** The field with the entries of a list of texts that became a page; null with several. */
export function findLeafList(type: unknown): string | null {
  if (!isObjectType(type)) return null;
  const [found, other] = fieldsOf(type).filter(
    (field) => isListType(getNullableType(field.type)) && isLeafType(getNamedType(field.type)),
  );
  return found && !other ? found.name : null;
}

function partsOf(type: GraphQLNamedType, schema: GraphQLSchema) {
  const members = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  return [
    ...fieldsOf(type).map((field) => ({
      step: { isField: true, name: field.name },
      inner: getNamedType(field.type),
    })),
    ...members.map((inner) => ({ step: { isField: false, name: inner.name }, inner })),
  ];
}

function fieldsOf(type: GraphQLNamedType): readonly { name: string; type: GraphQLOutputType }[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

const unknownField = /^Cannot query field "(\w+)" on type "(\w+)"/;
const bareObject = /^Field "(\w+)" of type "(\w+)!?" must have a selection of subfields\./;
const misplacedFragment =
  /^Fragment "(\w+)" cannot be spread here as objects of type "(\w+)" can never be/;

/** A field or fragment that a type lacks. */
interface Missing {
  error: Diagnostic;
  message: string;
  /** As the document requests it: `name`, `...ProductoTarjeta`. */
  text: string;
  owner: string;
  fields: readonly string[];
}

/** One error with advice, in each file, for all fields and fragments that moved to the same place. */
export function joinMovedFields(
  errors: readonly Diagnostic[],
  documents: readonly DocumentNode[],
  schema: GraphQLSchema,
): Diagnostic[] {
  const missing = errors.flatMap((error) => readMissing(error, documents) ?? []);
  const keyOf = ({ owner, error }: Missing) => `${owner} ${error.file}`;
  return errors.flatMap((error) => {
    const own = missing.find((one) => one.error === error);
    const type = own && schema.getType(own.owner);
    if (!own || !type) return [withLeafList(error, schema)];
    const together = missing.filter((other) => keyOf(other) === keyOf(own));
    const path = findMovedFields(
      type,
      [...new Set(together.flatMap(({ fields }) => fields))],
      schema,
    );
    if (!path) return [error];
    const [first = own] = together;
    if (own !== first) return [];
    const more = together.length - 1;
    const selection = `{ ${first.text}${more > 0 ? ' …' : ''} }`;
    const advice = path.reduceRight(
      (inner, { isField, name }, at) =>
        `${at > 0 ? '{ ' : ''}${isField ? name : `... on ${name}`} ${inner}${at > 0 ? ' }' : ''}`,
      selection,
    );
    return [
      {
        ...error,
        message: `${own.message}${more > 0 ? ` and ${more} more` : ''}. Write ${advice}`,
      },
    ];
  });
}

function withLeafList(error: Diagnostic, schema: GraphQLSchema): Diagnostic {
  const [message, field, type = ''] = bareObject.exec(error.message) ?? [];
  const entries = findLeafList(schema.getType(type));
  return entries ? { ...error, message: `${message} Write ${field} { ${entries} }` } : error;
}

function readMissing(error: Diagnostic, documents: readonly DocumentNode[]): Missing | null {
  const field = unknownField.exec(error.message);
  const [message, name, owner] = field ?? misplacedFragment.exec(error.message) ?? [];
  if (message === undefined || name === undefined || owner === undefined) return null;
  if (field) return { error, message, text: name, owner, fields: [name] };
  const short = `Fragment "${name}" does not fit type "${owner}"`;
  return {
    error,
    message: short,
    text: `...${name}`,
    owner,
    fields: fieldsOfFragment(name, documents),
  };
}

function fieldsOfFragment(name: string, documents: readonly DocumentNode[]): string[] {
  return documents
    .flatMap(({ definitions }) => definitions)
    .flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name
        ? definition.selectionSet.selections
        : [],
    )
    .flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : []));
}
