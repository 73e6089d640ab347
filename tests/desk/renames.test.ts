import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { findRenames } from '../../tools/schema/impact/renames.ts';

/** The guesses between two versions of a type `T`. */
function guesses(before: string, after: string) {
  const schemaOf = (fields: string) => buildSchema(`type Query { t: T } type T { ${fields} }`);
  return Object.fromEntries(findRenames(schemaOf(before), schemaOf(after)));
}

it.each([
  ['one went and one of its type came', 'a: Int b: Int', 'a: Int c: Int', { 'T.b': 'c' }],
  ['the type is another', 'a: Int b: Int', 'a: Int c: String', {}],
  ['two came that it could be', 'a: Int b: Int', 'a: Int c: Int d: Int', {}],
  ['two went that it could be', 'a: Int b: Int c: Int', 'a: Int d: Int', {}],
  ['the description tells', 'a: Int "B" b: Int', 'a: Int "C" c: Int "B" d: Int', { 'T.b': 'd' }],
  ['an argument', 'a(b: Int): Int', 'a(c: Int): Int', { 'T.a.b': 'c' }],
])('guesses a renaming where it is plausible: %s', (_name, before, after, expected) => {
  expect(guesses(before, after)).toEqual(expected);
});
