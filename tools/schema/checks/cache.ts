import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import { type Project, ts } from 'ts-morph';
import { lineOf } from '../code/declarations.ts';
import type { Operation } from '../code/operations.ts';
import type { Complaint } from '../update/type-check.ts';

const cacheFile = 'src/graphql/cache.ts';

/**
 * What in the cache's configuration does not fit a schema: keys, resolvers and updates of types or
 * fields that there are not, a requested type without a key, a document that leaves a key field out.
 */
export function inconsistentCache(
  project: Project,
  operations: readonly Operation[],
  schema: GraphQLSchema,
): Complaint[] {
  const file = project.getSourceFile((source) => source.getFilePath().endsWith(`/${cacheFile}`));
  const options = file && findOptions(file.compilerNode);
  if (!options) {
    return [
      { file: cacheFile, line: 1, message: 'There is no cacheExchange({ … }) here to check.' },
    ];
  }
  const keys = membersOf(memberOf(options, 'keys'));
  return [
    ...keys.flatMap((member) => unknownType('keys', member, schema)),
    ...['resolvers', 'updates'].flatMap((option) =>
      membersOf(memberOf(options, option)).flatMap((member) => [
        ...unknownType(option, member, schema),
        ...unknownFields(option, member, schema),
      ]),
    ),
    ...withoutKey(operations, schema, keys, lineOf(memberOf(options, 'keys') ?? options)),
    ...keys.flatMap((key) => withoutKeyField(operations, key, schema)),
  ];
}

interface Member {
  name: string;
  node: ts.ObjectLiteralElementLike;
}

function findOptions(file: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  let found: ts.ObjectLiteralExpression | undefined;
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'cacheExchange') {
      const [options] = node.arguments;
      if (options && ts.isObjectLiteralExpression(options)) found = options;
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}

function memberOf(options: ts.ObjectLiteralExpression, name: string) {
  return options.properties.find((property) => property.name?.getText() === name);
}

function membersOf(option: ts.ObjectLiteralElementLike | undefined): Member[] {
  const value = option && ts.isPropertyAssignment(option) ? option.initializer : undefined;
  if (!value || !ts.isObjectLiteralExpression(value)) return [];
  return value.properties.map((node) => ({ name: node.name?.getText() ?? '', node }));
}

function complaint(node: ts.Node, message: string): Complaint {
  return { file: cacheFile, line: lineOf(node), message };
}

function unknownType(option: string, { name, node }: Member, schema: GraphQLSchema): Complaint[] {
  if (isObjectType(schema.getType(name)) || isInterfaceType(schema.getType(name))) return [];
  return [
    complaint(
      node,
      `\`${option}\` names ${name}, which is no object type of the contract. Remove or rename it.`,
    ),
  ];
}

function unknownFields(option: string, member: Member, schema: GraphQLSchema): Complaint[] {
  const type = schema.getType(member.name);
  if (!isObjectType(type)) return [];
  return membersOf(member.node)
    .filter(({ name }) => !(name in type.getFields()))
    .map(({ name, node }) =>
      complaint(
        node,
        `\`${option}\` names ${type.name}.${name}, which the contract does not have. Remove or rename it.`,
      ),
    );
}

/** Without a key of its own a type is cached inside its parent, once for each place it appears in. */
function withoutKey(
  operations: readonly Operation[],
  schema: GraphQLSchema,
  keys: readonly Member[],
  line: number,
): Complaint[] {
  const requested = new Set(
    operations.flatMap(({ selections }) => selections.map(({ returns }) => returns)),
  );
  return [...requested]
    .filter((name) => isObjectType(schema.getType(name)) && keys.every((key) => key.name !== name))
    .map((name) => ({
      file: cacheFile,
      line,
      message: `${name} is requested and has no key. Add it to \`keys\` (\`() => null\` if it is part of its parent).`,
    }));
}

/** A record whose key field was not asked for cannot be found again. */
function withoutKeyField(
  operations: readonly Operation[],
  { name, node }: Member,
  schema: GraphQLSchema,
): Complaint[] {
  const type = schema.getType(name);
  if (!isObjectType(type)) return [];
  return fieldsRead(node)
    .filter((field) => field in type.getFields())
    .flatMap((field) =>
      operations.flatMap(({ file, selections }) =>
        selections
          .filter(({ returns }) => returns === name)
          .filter(({ path }) => {
            const wanted = [...path, field].join('.');
            return selections.every((one) => one.path.join('.') !== wanted);
          })
          .map(({ line }) => ({
            file,
            line,
            message: `${name} is requested without \`${field}\`, which its key in the cache is made of. Ask for it.`,
          })),
      ),
    );
}

/** The fields that a key function reads of its argument. */
function fieldsRead(node: ts.Node): string[] {
  const found = new Set<string>();
  const walk = (inner: ts.Node): void => {
    if (ts.isPropertyAccessExpression(inner) && ts.isIdentifier(inner.expression)) {
      found.add(inner.name.text);
    }
    ts.forEachChild(inner, walk);
  };
  walk(node);
  return [...found];
}
