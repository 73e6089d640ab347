import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { buildSchema, type GraphQLField, getNamedType, isObjectType } from 'graphql';
import { operations } from '../../../server/generated/operations.ts';
import { naughtyText } from './texts.ts';

const schema = buildSchema(
  readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
);

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

/** A document of the contract's own fields, mostly sound: aliases, fragments and directives anywhere. */
export const schemaDocument: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', 'query', 'query Q', 'query Q($v: Int!)', 'mutation', 'subscription'),
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
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} has no fields.`);
  const fields = Object.values(type.getFields()).map((field) => selection(field, depth));
  const inline =
    depth > 0 ? [selectionSet(typeName, depth - 1).map((set) => `... on ${typeName} ${set}`)] : [];
  const others = fc.constantFrom('__typename', '...F', '__schema { types { name } }', 'nada');
  return fc
    .array(fc.oneof(...fields, ...inline, others), { minLength: 1, maxLength: 5 })
    .map((selections) => `{ ${selections.join(' ')} }`);
}

function selection(field: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<string> {
  const named = getNamedType(field.type);
  const below =
    isObjectType(named) && depth > 0 ? selectionSet(named.name, depth - 1) : fc.constant('');
  const values = field.args.map(({ name }) => literal.map((value) => `${name}: ${value}`));
  return fc
    .tuple(
      fc.constantFrom('', '', '', 'a: ', 'id: '),
      fc.tuple(...values).map((given) => (given.length > 0 ? `(${given.join(', ')})` : '')),
      fc.constantFrom('', '', '', '@skip(if: false)', '@include(if: true)', '@nada', '@skip'),
      below,
    )
    .map(([alias, given, directive, set]) => `${alias}${field.name}${given} ${directive} ${set}`);
}
