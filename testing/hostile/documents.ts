import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { buildSchema, type GraphQLField, getNamedType, isObjectType } from 'graphql';
import { operations } from '../../server/generated/operations.ts';
import { naughtyText } from './texts.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

const literal: fc.Arbitrary<string> = fc.oneof(
  fc.integer().map(String),
  fc.double({ noNaN: true }).map(String),
  naughtyText.map((text) => JSON.stringify(text)),
  fc.constantFrom(
    '1',
    '70',
    '"TUBOS"',
    'null',
    'true',
    'NADA',
    '$v',
    '[1]',
    '{ a: 1 }',
    '"""',
    '2147483648',
  ),
);

/** Mostly none: one name for two things is an error. */
const ALIASES = [...Array<string>(60).fill(''), 'a: ', 'id: '];

/** Mostly none, and seldom one that is wrong. */
const DIRECTIVES = [...Array<string>(60).fill(''), '@skip(if: false)', '@nada', '@skip'];

/** A document of the contract's own fields, mostly sound: aliases, fragments and directives anywhere. */
export const schemaDocument: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', 'query', 'query Q', '', 'query', 'query Q($v: Int!)', 'mutation'),
    selectionSet('Query', 3),
    fc.constantFrom(
      '',
      '',
      'fragment F on Producto { id ...F }',
      'fragment F on Query { category }',
    ),
  )
  .map((parts) => parts.join(' '));

/** What was a document of the storefront until something was cut out of it, doubled or put into it. */
export const brokenDocument: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...Object.values(operations)),
    fc.nat(200),
    fc.nat(20),
    fc.oneof(
      fc.constant(''),
      fc.constantFrom('{', '}', '"', '"""', '#', '...', '$', '@', '\uFEFF', '\0'),
      naughtyText,
    ),
  )
  .map(([text, from, length, put]) => text.slice(0, from) + put + text.slice(from + length));

function selectionSet(typeName: string, depth: number): fc.Arbitrary<string> {
  if (depth < 0) return fc.constant('{ __typename }');
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} has no fields.`);
  const fields = Object.values(type.getFields()).map((field) => selection(field, depth));
  const inline =
    depth > 0 ? [selectionSet(typeName, depth - 1).map((set) => `... on ${typeName} ${set}`)] : [];
  const others = fc.constantFrom('__typename', '...F', '__schema { types { name } }', 'nada');
  const sound = fc.oneof(...fields, ...inline);
  return fc
    .array(fc.oneof({ arbitrary: sound, weight: 12 }, { arbitrary: others, weight: 1 }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((selections) => `{ ${selections.join(' ')} }`);
}

function selection(field: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<string> {
  const named = getNamedType(field.type);
  const below = isObjectType(named) ? selectionSet(named.name, depth - 1) : fc.constant('');
  const values = field.args.map(({ name, type }) => {
    const fitting = fc.constant(String(type) === 'Int!' ? '70' : '"TUBOS"');
    const any = fc.oneof({ arbitrary: fitting, weight: 4 }, { arbitrary: literal, weight: 1 });
    return any.map((value) => `${name}: ${value}`);
  });
  return fc
    .tuple(
      fc.constantFrom(...ALIASES),
      fc.tuple(...values).map((given) => (given.length > 0 ? `(${given.join(', ')})` : '')),
      fc.constantFrom(...DIRECTIVES),
      below,
    )
    .map(([alias, given, directive, set]) => `${alias}${field.name}${given} ${directive} ${set}`);
}
