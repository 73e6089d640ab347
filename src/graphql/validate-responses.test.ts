import { buildSchema, introspectionFromSchema, parse } from 'graphql';
import { createRequest, makeOperation } from 'urql';
import { describe, expect, it, vi } from 'vitest';

vi.mock('./generated/graphcache-schema.ts', async () => {
  const { minifyIntrospectionQuery } = await import('@urql/introspection');
  const schema = buildSchema(`
    type Query { marcas: [String!]! notas: [Int] tienda(id: Int!): Tienda }
    enum Turno { MANANA TARDE }
    type Tienda { id: Int! nombre: String abierta: Boolean turno: Turno sedes: [Sede!] }
    type Sede { id: ID! latitud: Float }
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
  it('removes invalid entries from a list', () => {
    expect(coerce('{ marcas }', { marcas: ['Ñandú', 7, null] })).toEqual({ marcas: ['Ñandú'] });
  });

  it('removes entries that have one id and differ, and keeps equal ones once', () => {
    const query = '{ tienda(id: 1) { sedes { id latitud } } }';
    const sedes = [
      { id: 'a', latitud: 1 },
      { id: 'b', latitud: 1 },
      { id: 'b', latitud: 2 },
      { id: 'a', latitud: 1 },
    ];
    expect(coerce(query, { tienda: { sedes } })).toMatchObject({
      tienda: { sedes: [{ id: 'a', latitud: 1 }] },
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
    const sedes = [{ id: 'a', latitud: -12.5 }, { id: 4 }, null, 'x', { id: 'b', latitud: 'sur' }];
    expect(coerce(query, { tienda: { ...tienda, sedes } })).toEqual({
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
  });

  it('accepts null for an object, but no object without its required field', () => {
    const query = '{ tienda(id: 1) { id } }';
    expect(coerce(query, { tienda: null })).toEqual({ tienda: null });
    expect(coerce(query, { tienda: { id: '1' } })).toBeUndefined();
    expect(coerce(query, { tienda: [] })).toBeUndefined();
  });

  it('follows aliases and lists with nulls', () => {
    const query = '{ todas: marcas notas tienda(id: 1) { id llamada: nombre } }';
    const data = { todas: ['A', 1], notas: [1, 'x', null], tienda: { id: 1, llamada: 7 } };
    expect(coerce(query, data)).toEqual({
      todas: ['A'],
      notas: [1, null, null],
      tienda: { __typename: 'Tienda', id: 1, llamada: null },
    });
  });
});

describe('answersRequest', () => {
  const query = parse('query ($n: Int!) { una: tienda(id: $n) { id } otra: tienda(id: 2) { id } }');
  it.each([
    [{ una: { id: 7 }, otra: { id: 9 } }, true],
    [{ una: { id: '7' }, otra: null }, true],
    [{ una: null }, true],
    [{ una: { id: 8 } }, false],
  ])('compares the id of %j with the variable', (data, isRight) => {
    expect(answersRequest({ query, variables: { n: 7 } }, data)).toBe(isRight);
  });
});
