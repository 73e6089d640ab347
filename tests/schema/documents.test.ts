import { buildSchema, parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { adaptDocument } from '../../tools/schema/documents/adapt-documents.ts';
import { joinMovedFields } from '../../tools/schema/documents/moved-fields.ts';
import { readOperations } from '../../tools/schema/documents/operations.ts';
import { invalidDocuments } from '../../tools/schema/documents/validate.ts';
import { hints } from '../../tools/schema/update/hints.ts';

const schema = buildSchema(`
  type Query { one(id: ID!, size: Int!): Thing, name: String, page: Page, list: List, found: Found, words: Words }
  type Words { nodes: [String]!, edges: [Edge], total: Int! }
  type Page { items: [Thing!]!, total: Int! }
  type List { edges: [Edge], total: Int! }
  type Edge { cursor: String, node: Thing }
  union Found = Missing | Thing
  type Missing { reason: String }
  type Thing { id: ID, part: Part }
  type Part { id: ID }
`);

function adapted(text: string, renames = {}, confirmed = {}): string {
  const maps = [renames, confirmed].map((names) => new Map(Object.entries<string>(names)));
  return print(adaptDocument(parse(text), schema, ...maps)).replace(/\s+/g, ' ');
}

describe('adaptDocument', () => {
  it.each([
    ['removes a field that no longer exists', 'query A { name nick }', 'query A { name }'],
    ['removes an empty operation', 'query A { nick }', ''],
    [
      'adds __typename to a leaf that became an object',
      'query A($id: ID!, $size: Int!) { one(id: $id, size: $size) { part } }',
      'query A($id: ID!, $size: Int!) { one(id: $id, size: $size) { part { __typename } } }',
    ],
    [
      'keeps an object whose fields are all gone',
      'query A($id: ID!, $size: Int!) { one(id: $id, size: $size) { nick part { nick } } }',
      'query A($id: ID!, $size: Int!) { one(id: $id, size: $size) { part { __typename } } }',
    ],
    [
      'requests the fields of a list that became a page in its items',
      'query A { page { id part { id } } }',
      'query A { page { items { id part { id } } } }',
    ],
    [
      'requests the entries of a list of texts that became a connection',
      'query A { words }',
      'query A { words { nodes } }',
    ],
    [
      'requests the fields of an object that became a union in its member',
      'query A { found { id } }',
      'query A { found { ... on Thing { id } } }',
    ],
    [
      'removes the selection of an object that became a leaf',
      'query A { name { first } }',
      'query A { name }',
    ],
    [
      'adds required arguments and corrects the type of variables',
      'query A($id: Int!) { one(id: $id) { id } }',
      'query A($id: ID!, $size: Int!) { one(id: $id, size: $size) { id } }',
    ],
    [
      'requests the fields of a list that became a connection in its nodes',
      'query A { list { id part { id } } }',
      'query A { list { edges { node { id part { id } } } } }',
    ],
    [
      'writes out a fragment whose type has another name',
      'query A { page { items { ...F } } } fragment F on Gone { id nick }',
      'query A { page { items { id } } }',
    ],
    [
      'removes an operation that it cannot adapt',
      'query A { name ... on Gone { id } } query B { name }',
      'query B { name }',
    ],
  ])('%s', (_name, before, after) => {
    expect(adapted(before)).toBe(after);
  });

  const renames = { 'Query.nick': 'name' };
  it('renames a field by its guessed name', () => {
    expect(adapted('query A { nick(x: 1) }', renames)).toBe('query A { name }');
  });

  it('keeps the name of a field as an alias where its rename is confirmed', () => {
    expect(adapted('query A { nick }', renames, renames)).toBe('query A { nick: name }');
    expect(adapted('query A { a: nick }', renames, renames)).toBe('query A { a: name }');
  });

  it('passes the variable of an argument under its guessed name', () => {
    const query = 'query A($code: ID!, $size: Int!) { one(code: $code, size: $size) { id } }';
    const expected = query.replace('one(code:', 'one(id:');
    expect(adapted(query, { 'Query.one.code': 'id' })).toBe(expected);
  });
});

describe('joinMovedFields', () => {
  it.each([
    [
      'page { id part { id } }',
      ['Cannot query field "id" on type "Page" and 1 more. Write items { id … }'],
    ],
    [
      'list { id part { id } }',
      ['Cannot query field "id" on type "List" and 1 more. Write edges { node { id … } }'],
    ],
    ['list { ...F }', ['Fragment "F" does not fit type "List". Write edges { node { ...F } }']],
    ['found { id }', ['Cannot query field "id" on type "Found". Write ... on Thing { id }']],
    [
      'words',
      ['Field "words" of type "Words" must have a selection of subfields. Write words { nodes }'],
    ],
    ['list { nick }', ['Cannot query field "nick" on type "List".']],
  ])('%s: %j', (selection, expected) => {
    const fragment = selection.includes('...F') ? ' fragment F on Thing { id part { id } }' : '';
    const documents = [parse(`{ ${selection} }${fragment}`)];
    const errors = joinMovedFields(invalidDocuments(documents, schema), documents, schema);
    expect(errors.map(({ message }) => message)).toEqual(expected);
  });
});

describe('hints', () => {
  const before = buildSchema(`
    type Query { find(text: String!): [Product!]!, product(id: Int!): Product }
    type Product { id: Int! }`);
  const after = buildSchema(`
    type Query { product(id: ID!): Product, productByRowId(rowId: Int!, x: Int): Product }
    type Product { id: ID!, rowId: Int!, guid: String, color: Color }
    enum Color { RED }`);
  const fields = (text: string, contract = after) =>
    readOperations([parse(text)], contract).flatMap(({ selections }) => selections);

  it('names the integer field that replaces an opaque id, and the lookup by it', () => {
    const old = fields('query P { find(text: "") { id } product(id: 1) { id } }', before);
    expect(hints(after, fields('query P($id: ID!) { product(id: $id) { id } }'), old, [])).toEqual([
      'Product.id is an ID, and the shop has integer ids. Where it is none, request instead of id:',
      '  id: rowId',
      '  product: productByRowId(rowId: $id) { … }',
    ]);
  });

  it('names an enum without labels', () => {
    const request = fields('{ product(id: 1) { color } }');
    const own = (labelled: string[]) => hints(after, request, [], labelled).slice(3);
    expect(own([])).toEqual([
      'Color is an enum. If visitors read its values, add a line to src/graphql/enum-labels.ts:',
      '  Color: {},',
    ]);
    expect(own(['Color'])).toEqual([]);
  });
});
