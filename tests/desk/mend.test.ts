import { buildSchema, parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { mendDocuments } from '../../tools/schema/update/mend.ts';
import { readErrors } from '../../tools/schema/update/type-check.ts';

const schema = buildSchema(`
  type Query { one(id: ID!, size: Int!): Thing, name: String }
  type Thing { id: ID, part: Part }
  type Part { id: ID }
`);

/** A document brought to fit the schema, on one line. */
function mended(text: string): string {
  return print(mendDocuments([parse(text)], schema)).replace(/\s+/g, ' ');
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

it('an error of the type checker is its file, line and first sentence', () => {
  const output = [
    "src/a.ts(3,14): error TS2339: Property 'x' does not exist.",
    "  Property 'x' is missing in type 'Y'.",
    'src\\b.ts(10,1): error TS1: No.',
  ].join('\n');
  expect(readErrors(output)).toEqual([
    { file: 'src/a.ts', line: 3, message: "Property 'x' does not exist." },
    { file: 'src/b.ts', line: 10, message: 'No.' },
  ]);
});
