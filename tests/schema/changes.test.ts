import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { findChanges } from '../../tools/schema/changes/find-changes.ts';
import { findRenames } from '../../tools/schema/changes/renames.ts';
import { normalise, withDescriptions } from '../../tools/schema/sdl/descriptions.ts';

const schemaOf = (fields: string) => buildSchema(`type Query { t: T } type T { ${fields} }`);

describe('findChanges', () => {
  it.each([
    ['a: Int b: Int', 'a: Int', ['breaking T.b']],
    ['a: Int b: Int', 'a: Int c: Int', ['breaking T.b → c', 'safe T.c']],
    ['a: Int', 'a: Int!', ['safe T.a']],
    ['a: Int!', 'a: Int', ['breaking T.a']],
    ['a: Int', 'a(b: Int): Int', ['dangerous T.a.b']],
    ['a: Int', 'a(b: Int!): Int', ['breaking T.a.b']],
    ['a: Int', 'a: Int @deprecated(reason: "Old.")', ['dangerous T.a (Old.)']],
    ['a(b: Int): Int', 'a(b: Int @deprecated(reason: "Old.")): Int', ['dangerous T.a.b (Old.)']],
    ['a(b: Int @deprecated): Int', 'a(b: Int): Int', ['safe T.a.b']],
    [
      'a: E } enum E { X Y',
      'a: E } enum E { X Y @deprecated(reason: "Old.")',
      ['dangerous E.Y (Old.)'],
    ],
    ['a: Int', 'a: Int u: U } "U." type U { "B." b(c: Int): Int', ['safe T.u', 'safe U']],
    ['a: E } enum E { X', 'a: E } enum E { X Y', ['dangerous E.Y']],
  ])('%s → %s: %j', async (before, after, expected) => {
    const changes = await findChanges(schemaOf(before), schemaOf(after));
    expect(
      changes.map(
        ({ level, coordinate, renamedTo, reason }) =>
          `${level} ${coordinate}${renamedTo ? ` → ${renamedTo}` : ''}${reason ? ` (${reason})` : ''}`,
      ),
    ).toEqual(expected);
  });
});

describe('findRenames', () => {
  it.each([
    [
      'matches one removed and one added field of a type',
      'a: Int b: Int',
      'a: Int c: Int',
      { 'T.b': 'c' },
    ],
    ['gives up on two candidates', 'a: Int b: Int', 'a: Int c: Int d: Int', {}],
    [
      'prefers the same description',
      'a: Int "B" b: Int',
      'a: Int "C" c: Int "B" d: Int',
      { 'T.b': 'd' },
    ],
    ['matches arguments', 'a(b: Int): Int', 'a(c: Int): Int', { 'T.a.b': 'c' }],
  ])('%s', (_name, before, after, expected) => {
    expect(Object.fromEntries(findRenames(schemaOf(before), schemaOf(after)))).toEqual(expected);
  });
});

describe('withDescriptions', () => {
  const contract = schemaOf('"A." a("B." b: Int): Int "C." c: String "D." d: ID');
  const candidate = schemaOf('a(b: Int): Int e: String "New." d: ID');
  it.each([
    ["adds the contract's descriptions, but not to a field with another name", {}, 'e'],
    ['adds them to a field whose rename is confirmed', { 'T.c': 'e' }, '"C." e'],
  ])('%s', (_name, renames, field) => {
    const expected = schemaOf(`"A." a("B." b: Int): Int ${field}: String "New." d: ID`);
    const described = withDescriptions(candidate, contract, new Map(Object.entries(renames)));
    expect(normalise(described)).toBe(normalise(expected));
  });
});
