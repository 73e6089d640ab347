import { buildSchema, parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { findRenames } from '../../tools/schema/changes/renames.ts';
import { readErrors } from '../../tools/schema/compile.ts';
import { mendDocuments } from '../../tools/schema/documents/mend.ts';
import { readOperations } from '../../tools/schema/documents/operations.ts';

const schema = buildSchema(`
  type Query { one(id: ID!, size: Int!): Thing, name: String }
  type Thing { id: ID, part: Part }
  type Part { id: ID }
`);

/** A document brought to fit the schema, on one line. */
function mended(text: string): string {
  const [only] = mendDocuments([{ file: '', document: parse(text) }], schema);
  return only ? print(only.document).replace(/\s+/g, ' ') : '';
}

it.each([
  ['a field that is gone', 'query A { name nick }', 'query A { name }'],
  ['a selection that is left empty', 'query A { name one { nick } }', 'query A { name }'],
  ['an operation that is left empty', 'query A { nick }', ''],
  [
    'a leaf that has become an object',
    'query A($id: ID!, $size: Int!) { one(id: $id, size: $size) { part } }',
    'query A($id: ID!, $size: Int!) { one(id: $id, size: $size) { part { __typename } } }',
  ],
  ['an object that has become a leaf', 'query A { name { first } }', 'query A { name }'],
  [
    'a required argument that is new, and a type that no longer fits',
    'query A($id: Int!) { one(id: $id) { id } }',
    'query A($id: ID!, $size: Int!) { one(id: $id, size: $size) { id } }',
  ],
  ['an argument that is gone', 'query A($x: Int) { name(x: $x) }', 'query A { name }'],
  [
    'a fragment on a type that is gone',
    'query A { name ...F } fragment F on Gone { id }',
    'query A { name }',
  ],
])('a document is mended for %s', (_name, before, after) => {
  expect(mended(before)).toBe(after);
});

it('a field that seems to have a new name is asked for by that, so that nothing that lacks it is missed', () => {
  const documents = [{ file: '', document: parse('query A { nick(x: 1) }') }];
  const [only] = mendDocuments(documents, schema, new Map([['Query.nick', 'name']]));
  expect(only && print(only.document).replace(/\s+/g, ' ')).toBe('query A { name }');
});

it('an operation asks for what its fragments ask for, over files, one by another', () => {
  const texts = [
    'query A { one(id: 1, size: 1) { ...F } }',
    'fragment F on Thing { ...G part { id } }',
  ];
  const documents = [...texts, 'fragment G on Thing { id ...F }'].map((text) => ({
    file: '',
    document: parse(text),
  }));
  const [operation] = readOperations(documents, schema);
  expect(operation?.selections.map(({ coordinate, path }) => `${path}: ${coordinate}`)).toEqual([
    'one: Query.one',
    'one.id: Thing.id',
    'one.part: Thing.part',
    'one.part.id: Part.id',
  ]);
});

describe('a renaming is guessed where it is plausible', () => {
  const schemaOf = (fields: string) => buildSchema(`type Query { t: T } type T { ${fields} }`);

  it.each([
    ['one went and one of its type came', 'a: Int b: Int', 'a: Int c: Int', { 'T.b': 'c' }],
    ['the type is another', 'a: Int b: Int', 'a: Int c: String', {}],
    ['two came that it could be', 'a: Int b: Int', 'a: Int c: Int d: Int', {}],
    ['two went that it could be', 'a: Int b: Int c: Int', 'a: Int d: Int', {}],
    ['the description tells', 'a: Int "B" b: Int', 'a: Int "C" c: Int "B" d: Int', { 'T.b': 'd' }],
    ['an argument', 'a(b: Int): Int', 'a(c: Int): Int', { 'T.a.b': 'c' }],
  ])('%s', (_name, before, after, expected) => {
    expect(Object.fromEntries(findRenames(schemaOf(before), schemaOf(after)))).toEqual(expected);
  });
});

it('an error of the type checker is its file, line and the property that it is about', () => {
  const output = [
    "src/a.ts(3,14): error TS2339: Property 'x' does not exist.",
    `src/a.ts(5,1): error TS2741: Property 'b' is missing in type '{ ${'a: number; '.repeat(9)}}'.`,
    "src/b.ts(4,1): error TS2322: Type '{ a: number; }' is not assignable to type 'T'.",
    "  Types of property 'a' are incompatible.",
    "    Type 'number' is not assignable to type 'string'.",
    'src\\b.ts(10,1): error TS1: No.',
  ].join('\n');
  expect(readErrors(output)).toEqual([
    { file: 'src/a.ts', line: 3, code: 2339, message: "Property 'x' does not exist." },
    { file: 'src/a.ts', line: 5, code: 2741, message: "Property 'b' is missing in type '{ … }'." },
    { file: 'src/b.ts', line: 4, code: 2322, message: "Types of property 'a' are incompatible." },
    { file: 'src/b.ts', line: 10, code: 1, message: 'No.' },
  ]);
});
