// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import typeDefs from '../../schema.graphql?raw';

const folder = 'src/graphql/documents';

/** Read from the cache alone, never sent. */
const cacheOnly = ['DescripcionesConocidas'];

const operations = readdirSync(folder).flatMap((file) =>
  parse(readFileSync(`${folder}/${file}`, 'utf8')).definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  ),
);
const sent = operations.filter(({ name }) => name && !cacheOnly.includes(name.value));

/** An operation as the specification tables it: its root field, its arguments, what it reads. */
function tabled(operation: OperationDefinitionNode) {
  const [root] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD) throw new Error('an operation begins with a field');
  return {
    query: root.name.value,
    arguments: (operation.variableDefinitions ?? []).map(
      ({ variable, type }) => `${variable.name.value}: ${print(type)}`,
    ),
    reads: (root.selectionSet?.selections ?? []).map(print),
  };
}

const summary = ['id', 'name', 'imageUrl', 'category'];
const found = ['id', 'uuid', 'name', 'imageUrl', 'category'];
const whole = ['id', 'uuid', 'name', 'priceBuy', 'price', 'description', 'imageUrl'].concat([
  'category',
  'stock',
  'discount',
  'marca',
]);

const expected = [
  { query: 'buscarProductosPorNombre', arguments: ['nombre: String!'], reads: found },
  { query: 'category', arguments: [], reads: [] },
  { query: 'producto', arguments: ['id: Int!'], reads: whole },
  { query: 'productosPorCategoria', arguments: ['category: String!'], reads: found },
  { query: 'productosResumen', arguments: [], reads: summary },
];

describe('the operations of the storefront', () => {
  it('are the five of the specification, with their arguments and fields', () => {
    for (const { query, reads, ...rest } of expected) {
      const found = sent.map(tabled).find((one) => one.query === query);
      expect(found).toEqual({ query, reads: expect.arrayContaining(reads), ...rest });
    }
  });

  it('are named, and take every argument from a variable', () => {
    expect(operations.length).toBeGreaterThan(0);
    for (const operation of operations) {
      expect(operation.name?.value).toMatch(/^[A-Z]\w+$/);
      const spliced: string[] = [];
      visit(operation, {
        Argument(argument) {
          if (argument.value.kind !== Kind.VARIABLE) spliced.push(print(argument));
        },
      });
      expect(spliced).toEqual([]);
    }
  });
});

describe('the contract', () => {
  const schema = buildSchema(typeDefs);
  const typesOf = (name: string) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no object type`);
    return Object.values(type.getFields());
  };

  it('has one type of product, of which only the id is never null', () => {
    const never = typesOf('Producto').filter(({ type }) => isNonNullType(type));
    expect(never.map(({ name }) => name)).toEqual(['id']);
    expect(
      Object.fromEntries(typesOf('Query').map(({ name, type }) => [name, String(type)])),
    ).toMatchObject({
      productosResumen: '[Producto!]!',
      producto: 'Producto',
      category: '[String!]!',
      productosPorCategoria: '[Producto!]!',
      buscarProductosPorNombre: '[Producto!]!',
    });
  });

  it('is only read: it knows no login, no order and no payment', () => {
    expect(schema.getMutationType()).toBeUndefined();
    expect(schema.getSubscriptionType()).toBeUndefined();
  });
});
