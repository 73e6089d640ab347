import { buildSchema, introspectionFromSchema, parse } from 'graphql';
import { createRequest, makeOperation } from 'urql';
import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('./generated/graphcache-schema.ts', async () => {
  const { minifyIntrospectionQuery } = await import('@urql/introspection');
  const schema = buildSchema(`
    type Query {
      marcas: [String!]!
      tienda(id: Int!): Tienda
      hallazgos: [Hallazgo!]!
      notas: [Int]
      tiendas: [TiendaResumen!]!
      calles: [TiendaSede!]!
    }
    enum Turno { MANANA TARDE }
    type Tienda { id: Int! nombre: String abierta: Boolean turno: Turno sedes: [Sede!] }
    type TiendaResumen { id: Int! nombre: String }
    type TiendaSede { id: ID! calle: String }
    type Sede { id: ID! latitud: Float }
    union Hallazgo = Tienda | Sede
  `);
  const options = { includeScalars: true, includeEnums: true };
  return {
    graphcacheSchema: minifyIntrospectionQuery(introspectionFromSchema(schema), options),
  };
});

let hold: (query: string, data: unknown) => unknown;

beforeEach(async () => {
  const { coerceToContract } = await import('./contract-guard.ts');
  hold = (query, data) => {
    const request = createRequest(parse(query), {});
    const context = { url: '/graphql', requestPolicy: 'cache-first' } as const;
    return coerceToContract(makeOperation('query', request, context), data);
  };
});

it('takes a list of texts that a new query brings', () => {
  expect(hold('{ marcas }', { marcas: ['Ñandú', 7, null] })).toEqual({ marcas: ['Ñandú'] });
  expect(hold('{ marcas }', { marcas: 'Ñandú' })).toBeUndefined();
  expect(hold('{ marcas }', {})).toBeUndefined();
});

it('takes an object that a new query brings, and nulls in it what is of another kind', () => {
  const query = '{ tienda(id: 1) { id nombre abierta turno sedes { id latitud } } }';
  const tienda = { id: 1, nombre: 7, abierta: 'sí', turno: 'TARDE' };
  const sedes = [{ id: 'a', latitud: -12.5 }, { id: 4 }, null, 'x', { id: 'b', latitud: 'sur' }];
  expect(hold(query, { tienda: { ...tienda, sedes } })).toEqual({
    tienda: {
      __typename: 'Tienda',
      id: 1,
      nombre: null,
      abierta: null,
      turno: 'TARDE',
      sedes: [
        { __typename: 'Sede', id: 'a', latitud: -12.5 },
        { __typename: 'Sede', id: 'b', latitud: null },
      ],
    },
  });
  expect(hold(query, { tienda: null })).toEqual({ tienda: null });
  expect(hold(query, { tienda: { id: '1' } })).toBeUndefined();
  expect(hold(query, { tienda: [] })).toBeUndefined();
});

it('follows aliases, fragments, several fields of the root and lists with nulls', () => {
  const query = `
    query { todas: marcas notas tienda(id: 1) { ...Corta ... on Tienda { llamada: nombre } } }
    fragment Corta on Tienda { id }
  `;
  const data = { todas: ['A', 1], notas: [1, 'x', null], tienda: { id: 1, llamada: 'Lima' } };
  expect(hold(query, data)).toEqual({
    todas: ['A'],
    notas: [1, null, null],
    tienda: { __typename: 'Tienda', id: 1, llamada: 'Lima' },
  });
});

it('holds each object of a union to the type that it names', () => {
  const query = '{ hallazgos { __typename ... on Tienda { id nombre } ... on Sede { latitud } } }';
  const hallazgos = [
    { __typename: 'Tienda', id: 1, nombre: 'Lima' },
    { __typename: 'Sede', latitud: 'sur' },
    { __typename: 'Tienda', id: 'x' },
    { __typename: 'Otra' },
    {},
  ];
  expect(hold(query, { hallazgos })).toEqual({
    hallazgos: [
      { __typename: 'Tienda', id: 1, nombre: 'Lima' },
      { __typename: 'Sede', latitud: null },
    ],
  });
});

it('keeps a summary that has split off from its type as a record of that type', () => {
  expect(
    hold('{ tiendas { id } calles { id } }', { tiendas: [{ id: 1 }], calles: [{ id: 'a' }] }),
  ).toEqual({
    tiendas: [{ __typename: 'Tienda', id: 1 }],
    calles: [{ __typename: 'TiendaSede', id: 'a' }],
  });
});
