import { buildSchema, introspectionFromSchema, parse } from 'graphql';
import { createRequest, makeOperation } from 'urql';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../testing/console.ts';

vi.mock('./generated/graphcache-schema.ts', async () => {
  const { minifyIntrospectionQuery } = await import('@urql/introspection');
  const schema = buildSchema(`
    type Query { marcas: [String!]! notas: [Int] tienda(id: Int!): Tienda hallado: Hallado }
    type Mutation { abrir: Boolean! }
    enum Turno { MANANA TARDE }
    type Tienda implements Local {
      id: Int! nombre: String abierta: Boolean turno: Turno pisos: Int sedes: [Sede!] vecino: Local
    }
    type Sede implements Local { id: ID nombre: String latitud: Float priceBuy: Float }
    interface Local { nombre: String }
    union Hallado = Tienda | Sede
  `);
  const options = { includeScalars: true, includeEnums: true };
  return { graphcacheSchema: minifyIntrospectionQuery(introspectionFromSchema(schema), options) };
});

const { answersRequest, coerceData } = await import('./validate-responses.ts');

function coerce(query: string, data: unknown) {
  const request = createRequest(parse(query), {});
  const context = { url: '/graphql', requestPolicy: 'cache-first' } as const;
  return coerceData(makeOperation('query', request, context), data);
}

describe('coerceData', () => {
  it('removes invalid entries and nulls from a list, also where the schema allows null', () => {
    expect(coerce('{ marcas }', { marcas: ['Ñandú', 7, null] })).toEqual({ marcas: ['Ñandú'] });
    expect(coerce('{ notas }', { notas: [1, 'x', null] })).toEqual({ notas: [1] });
    expect(coerce('{ notas }', { notas: null })).toEqual({ notas: null });
  });

  it('removes entries that have one id and differ, and keeps equal ones once', () => {
    const query = '{ tienda(id: 1) { sedes { id latitud } } }';
    const sedes = [
      { id: 1, latitud: 1 },
      { id: 2, latitud: 1 },
      { id: '2', latitud: 2 },
      { id: '1', latitud: 1 },
    ];
    expect(coerce(query, { tienda: { sedes } })).toMatchObject({
      tienda: { sedes: [{ id: 1, latitud: 1 }] },
    });
  });

  it('cuts texts that a browser would take seconds to lay out', () => {
    const data = { marcas: ['1'.repeat(900_000)] };
    expect(coerce('{ marcas }', data)).toEqual({ marcas: [`${'1'.repeat(5000)}…`] });
  });

  it.each([{ marcas: 'Ñandú' }, {}, null, 'text'])('rejects %o for a required list', (data) => {
    expect(coerce('{ marcas }', data)).toBeUndefined();
  });

  it('replaces invalid fields by null and removes objects without a required field', () => {
    const query = '{ tienda(id: 1) { id nombre abierta turno sedes { id latitud } } }';
    const tienda = { id: 1, nombre: 7, abierta: 'sí', turno: 'TARDE' };
    // The schema allows an entry without an id.
    const sedes = [{ id: 1, latitud: -12.5 }, { id: 'a' }, null, 'x', { id: 2, latitud: 'sur' }];
    expect(coerce(query, { tienda: { ...tienda, sedes } })).toEqual({
      tienda: {
        __typename: 'Tienda',
        id: 1,
        nombre: null,
        abierta: null,
        turno: 'TARDE',
        sedes: [
          { __typename: 'Sede', id: 1, latitud: -12.5 },
          { __typename: 'Sede', id: 2, latitud: null },
        ],
      },
    });
  });

  it('accepts null for an object, but no object without its required field', () => {
    const query = '{ tienda(id: 1) { id } }';
    expect(coerce(query, { tienda: null })).toEqual({ tienda: null });
    expect(coerce(query, { tienda: { id: 'uno' } })).toBeUndefined();
    expect(coerce(query, { tienda: [] })).toBeUndefined();
  });

  it.each([
    ['101', 101],
    [101, 101],
    ['58.90', null],
    ['0101', null],
    ['', null],
  ])('reads the integer %j as %j', (pisos, read) => {
    expect(coerce('{ tienda(id: 1) { pisos } }', { tienda: { pisos } })).toMatchObject({
      tienda: { pisos: read },
    });
  });

  it.each([
    ['58.90', 58.9],
    ['1.5E+2', 150],
    [' ', null],
    ['0x10', null],
    ['1e999', null],
  ])('reads the number %j as %j', (latitud, read) => {
    const tienda = { sedes: [{ latitud }] };
    expect(coerce('{ tienda(id: 1) { sedes { latitud } } }', { tienda })).toMatchObject({
      tienda: { sedes: [{ latitud: read }] },
    });
  });

  it('follows fragments, interfaces and unions', () => {
    const query = `
      query { hallado { ...Tienda ... on Sede { id latitud costo: priceBuy } } }
      fragment Tienda on Tienda { id vecino { ...Local ... on Sede { id latitud } } }
      fragment Local on Local { nombre }`;
    const sede = { __typename: 'Sede', id: '7', latitud: 'sur', nombre: 8, costo: 77123 };
    expect(coerce(query, { hallado: sede })).toMatchObject({
      hallado: { id: 7, latitud: null, costo: null },
    });
    const tienda = { __typename: 'Tienda', id: 1, vecino: sede };
    expect(coerce(query, { hallado: tienda })).toMatchObject({
      hallado: { id: 1, vecino: { id: 7, nombre: null, latitud: null } },
    });
  });

  it.each([undefined, 'Query', 7])('rejects %j as the type of an abstract object', (__typename) => {
    const query = '{ hallado { ... on Tienda { id } } }';
    expect(coerce(query, { hallado: { __typename, id: 1 } })).toBeUndefined();
  });

  it('accepts the absence of a skipped field', () => {
    const query = 'query ($no: Boolean!) { marcas @skip(if: $no) notas }';
    expect(coerce(query, { notas: [] })).toEqual({ notas: [] });
  });

  it('validates mutations by their own root type', () => {
    expect(coerce('mutation { abrir }', { abrir: true })).toEqual({ abrir: true });
    expect(coerce('mutation { abrir }', { abrir: 'sí' })).toBeUndefined();
  });

  it('warns once in development of a field whose values do not fit', () => {
    vi.stubEnv('MODE', 'development');
    expectConsole('error', 'Sede.nombre does not fit the schema: 7');
    const query = '{ hallado { ... on Sede { nombre } } }';
    const hallado = { __typename: 'Sede', nombre: 7 };
    coerce(query, { hallado });
    coerce(query, { hallado: { ...hallado, nombre: 8 } });
    vi.unstubAllEnvs();
  });

  it('follows aliases', () => {
    const query = '{ todas: marcas tienda(id: 1) { id llamada: nombre } }';
    const data = { todas: ['A', 1], tienda: { id: 1, llamada: 7 } };
    expect(coerce(query, data)).toEqual({
      todas: ['A'],
      tienda: { __typename: 'Tienda', id: 1, llamada: null },
    });
  });
});

describe('answersRequest', () => {
  const query = parse(
    'query ($id: Int!) { una: tienda(id: $id) { id } otra: tienda(id: 2) { id } }',
  );
  it.each([
    [{ una: { id: 7 }, otra: { id: 9 } }, true],
    [{ una: { id: '7' }, otra: null }, true],
    [{ una: null }, true],
    [{ una: { id: 8 } }, false],
  ])('compares the id of %j with the variable', (data, isRight) => {
    expect(answersRequest({ query, variables: { id: 7 } }, data)).toBe(isRight);
  });
});
