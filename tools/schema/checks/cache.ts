import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import { parseSync } from 'oxc-parser';
import { isSummary } from '../changes/splits.ts';
import { mentions, type Node, nodesIn, nodesOf } from '../code/syntax.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Operation } from '../documents/operations.ts';

const cacheFile = 'src/graphql/cache.ts';

/**
 * What in the cache's configuration does not fit a schema: keys, resolvers and updates of types or
 * fields that there are not, a requested type without a key, a document that leaves a key field out.
 */
export function inconsistentCache(
  root: string,
  operations: readonly Operation[],
  schema: GraphQLSchema,
): Diagnostic[] {
  const options = readOptions(readFileSync(join(root, cacheFile), 'utf8'));
  const fieldsOf = (name: string): object | undefined => {
    const type = schema.getType(name);
    return isObjectType(type) || isInterfaceType(type) ? type.getFields() : undefined;
  };
  const complaint = (line: number, message: string) => ({ file: cacheFile, line, message });
  const keys = options.find(({ name }) => name === 'keys') ?? { line: 1, members: [] };
  const requested = operations.flatMap(({ selections }) => selections);

  const unknown = options
    .filter(({ name }) => ['keys', 'resolvers', 'updates'].includes(name))
    .flatMap(({ name: option, members: types }) =>
      types.flatMap(({ name: type, line, members }) => {
        const known = fieldsOf(type);
        if (!known) {
          const message = `\`${option}\` names ${type}, which is no object type of the contract. Remove or rename it.`;
          return [complaint(line, message)];
        }
        const gone = members.filter(({ name }) => !(name in known));
        return gone.map((one) =>
          complaint(
            one.line,
            `\`${option}\` names ${type}.${one.name}, which the contract does not have. Remove or rename it.`,
          ),
        );
      }),
    );
  // Without a key of its own a type is cached inside its parent, once for each place it appears in.
  const withoutKey = [...new Set(requested.map(({ returns }) => returns))]
    .filter(
      (type) =>
        fieldsOf(type) &&
        keys.members.every(({ name }) => name !== type && !isSummary(schema, type, name)),
    )
    .map((type) =>
      complaint(
        keys.line,
        `${type} is requested and has no key. Add it to \`keys\` (\`() => null\` if it is part of its parent).`,
      ),
    );
  // A record whose key field was not asked for cannot be found again.
  const withoutKeyField = keys.members.flatMap(({ name: type, reads }) =>
    Object.keys(fieldsOf(type) ?? {})
      .filter((field) => reads.includes(field))
      .flatMap((field) =>
        operations.flatMap(({ selections }) =>
          selections
            .filter(({ returns }) => returns === type)
            .filter(({ path }) => selections.every((one) => one.path !== `${path}.${field}`))
            .map(({ file, line }) => ({
              file,
              line,
              message: `${type} is requested without \`${field}\`, which its key in the cache is made of. Ask for it.`,
            })),
        ),
      ),
  );
  return [...unknown, ...withoutKey, ...withoutKeyField];
}

/** A property of an object that stands in code. */
interface Member {
  name: string;
  line: number;
  /** Its own properties, where it is an object. */
  members: Member[];
  /** The names of the properties that it reads of others. */
  reads: string[];
}

/** The options that a module hands to `cacheExchange`. */
function readOptions(text: string): Member[] {
  const members = (object: Node): Member[] =>
    nodesIn(object.properties).flatMap((property) => {
      const [[key], [value]] = [nodesIn(property.key), nodesIn(property.value)];
      if (!key || !value) return [];
      const read = [...nodesOf(value)].filter(({ type }) => type === 'MemberExpression');
      return {
        name: String(key.name ?? key.value),
        line: text.slice(0, key.start).split('\n').length,
        members: value.type === 'ObjectExpression' ? members(value) : [],
        reads: read.flatMap((one) => nodesIn(one.property)).flatMap(mentions),
      };
    });
  return nodesIn(parseSync(cacheFile, text).program.body)
    .flatMap((statement) => [...nodesOf(statement)])
    .filter(
      ({ type, callee }) =>
        type === 'CallExpression' && nodesIn(callee).flatMap(mentions)[0] === 'cacheExchange',
    )
    .flatMap(({ arguments: [options] = [] }: Node & { arguments?: Node[] }) =>
      options ? members(options) : [],
    );
}
