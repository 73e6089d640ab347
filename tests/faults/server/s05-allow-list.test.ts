// @vitest-environment node
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../server/generated/operations.ts';
import { type RawResponse, rawFetch } from '../../../testing/http-client.ts';
import { type ShopServer, startInProcessShop } from '../../../testing/in-process-shop.ts';
import { type Request, requestBody } from '../../../tools/lib/request-body.ts';

let strict: ShopServer;
let open: ShopServer;

beforeAll(async () => {
  [strict, open] = await Promise.all([
    startInProcessShop(),
    startInProcessShop({ allowAny: true }),
  ]);
});
afterAll(() => {
  strict.close();
  open.close();
});

const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');
const nested = (depth: number, open: string, core: string, close = '}') =>
  `${open.repeat(depth)}${core}${close.repeat(depth)}`;

/** As long as a body may be, or enough to be felt. */
const floods: [string, string][] = [
  ['aliases', `{ ${many(900, (index) => `a${index}: category`)} }`],
  ['aliases within a product', `{ producto(id: 10) { ${many(300, (i) => `a${i}: name`)} } }`],
  ['fields', `{ ${many(1_700, () => 'category')} }`],
  ['directives', `{ category ${many(500, () => '@skip(if: false)')} }`],
  ['unknown directives', `{ category ${'@a'.repeat(8_000)} }`],
  ['variables', `query A(${many(1_000, (index) => `$v${index}: Int`)}) { category }`],
  ['arguments', `{ producto(${many(1_200, (index) => `a${index}: 1`)}) { id } }`],
  ['operations', many(500, (index) => `query Q${index} { category }`)],
  ['fragments', `{ category } ${many(400, (index) => `fragment F${index} on Query { category }`)}`],
  ['spreads', `{ ${many(3_000, () => '...A')} } fragment A on Query { category }`],
  ['commas and comments', `{ category ${',#\n'.repeat(4_000)}`],
  ['nested fields', nested(1_200, '{ category ', '')],
  ['nested inline fragments', `{ ${nested(700, '... on Query { ', 'category')} }`],
  ['nested lists', `{ producto(id: ${nested(7_000, '[', '', ']')}) { id } }`],
  [
    'nested introspection',
    `{ __type(name: "Query") ${nested(200, '{ fields { type ', '{ name }', '} }')} }`,
  ],
  ['a fragment in itself', '{ ...A } fragment A on Query { category ...A }'],
  [
    'fragments in a ring',
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...C } fragment C on Query { ...A }',
  ],
  [
    'fragments that double',
    `{ ...F0 } ${many(40, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F40 on Query { category }`,
  ],
];

const accepts = [
  'application/graphql-response+json, application/json',
  'application/graphql-response+json',
  'application/json',
  '*/*',
  undefined,
];

async function sendTo(shop: ShopServer, query: string, accept: string | undefined) {
  const headers = { 'content-type': 'application/json', ...(accept && { accept }) };
  const body = JSON.stringify({ query });
  return rawFetch(shop.url, '/graphql', { method: 'POST', headers, body });
}

function errorsOf({ body }: RawResponse): { message: string; extensions?: { code?: string } }[] {
  return JSON.parse(body).errors;
}

describe.each(floods)('a flood of %s', (_, query) => {
  it('is refused with 400 in production, whatever the client accepts', async () => {
    const before = strict.asked();
    for (const accept of accepts) {
      const response = await sendTo(strict, query, accept);
      expect(response.status).toBe(400);
      expect(errorsOf(response)).toHaveLength(1);
      expect(errorsOf(response)[0]?.extensions?.code).toBe('OPERATION_NOT_LISTED');
    }
    expect(strict.asked()).toBe(before);
  });

  it('is refused with 400 where any document is allowed too, and never run', async () => {
    const before = open.asked();
    expect((await sendTo(open, query, accepts[0])).status).toBe(400);
    expect(open.asked()).toBe(before);
  });
});

describe.each([
  ['of too many aliases', `{ ${many(11, (index) => `a${index}: category`)} }`],
  ['of too many directives', `{ category ${many(11, () => '@skip(if: false)')} }`],
  ['of too many words', `{ ${many(999, () => 'category')} }`],
])('a document %s', (_, query) => {
  it.each(accepts)('gets 400 where any document is allowed, under Accept: %s', async (accept) => {
    const response = await sendTo(open, query, accept);
    expect(response.status).toBe(400);
    expect(errorsOf(response)[0]?.extensions?.code).toBe('DOCUMENT_TOO_LARGE');
  });
});

it.each([
  `{ ${many(10, (index) => `a${index}: category`)} }`,
  `{ ${many(10, () => 'category @skip(if: false)')} }`,
  `{ ${many(100, () => 'category')} }`,
])('what is just within the limits is answered where any document is allowed', async (query) => {
  expect(await sendTo(open, query, accepts[0])).toMatchObject({ status: 200 });
});

it.each([1, 2, 1_000])('a batch of %i is refused with 400 and none of it run', async (count) => {
  const before = strict.asked();
  const batch = Array.from({ length: count }, () => ({ query: operations.Category }));
  const body = JSON.stringify(batch);
  expect((await strict.send(body)).status).toBe(body.length > 16_384 ? 413 : 400);
  expect(strict.asked()).toBe(before);
});

describe('in production', () => {
  it.each(
    [
      getIntrospectionQuery(),
      '{ __schema { types { name } } }',
      '{ __type(name: "Producto") { fields { name } } }',
      '{ __type(name: "Producto") { name description } }',
      '{ __typename __type(name: "Producto") { name } }',
      '{ __typename ...A } fragment A on Query { __schema { queryType { name } } }',
      '{ __typename @skip(if: false) }',
      'query { __typename } query A { category }',
      'mutation { __typename }',
      'subscription { __typename }',
      '{ producto(id: 70) { nam } }',
      '{ categor }',
      `${operations.Category} `,
      operations.Category.replace('category', 'productosResumen { id }'),
    ].map((query) => [query.replace(/\s+/g, ' ').trim().slice(0, 50), query] as const),
  )('%s is refused, and nothing is suggested', async (_, query) => {
    const before = strict.asked();
    for (const accept of accepts) {
      const response = await sendTo(strict, query, accept);
      expect(response.status).toBe(400);
      expect(response.body).not.toMatch(/did you mean|producto|Query/i);
    }
    expect(strict.asked()).toBe(before);
  });

  it.each([
    ['{ __typename }', 200],
    ['query Monitor { __typename }', 200],
    ['{ __type(name: "x") { name } }', 200],
    ['{ __type(nam: "x") { name } }', 400],
  ])('a probe is answered, and given no hint: %s', async (query, status) => {
    const response = await sendTo(strict, query, accepts[0]);
    expect(response.status).toBe(status);
    expect(response.body).not.toMatch(/did you mean/i);
  });

  it('all that the storefront sends is run', async () => {
    for (const request of [
      ['productos-resumen'],
      ['category'],
      ['producto', { id: 70 }],
      ['productos-por-categoria', { category: 'TUBOS' }],
      ['buscar-productos-por-nombre', { nombre: 'tubo' }],
    ] satisfies Request[]) {
      const { status, body } = await strict.send(requestBody(...request));
      expect(status).toBe(200);
      expect(JSON.parse(body).errors).toBeUndefined();
    }
  });

  it.each([
    { id: '70' },
    { id: 70.5 },
    { id: 2 ** 31 },
    { id: null },
    { id: [70] },
    { id: { $gt: 0 } },
    {},
  ])('variables are of their declared types, and %j is not', async (variables) => {
    const before = strict.asked();
    expect((await strict.query(operations.Producto, variables)).status).toBe(400);
    expect(strict.asked()).toBe(before);
  });

  it('a page that is older than the backend is told so in Spanish', async () => {
    const [error] = errorsOf(await strict.query('query Vieja { category }'));
    expect(error?.message).toBe(
      'La tienda se ha actualizado. Vuelva a cargar la página, por favor.',
    );
  });
});

describe('where any document is allowed', () => {
  it('the schema is shown', async () => {
    const { status, body } = await open.query(getIntrospectionQuery());
    expect({ status, types: JSON.parse(body).data.__schema.types.length }).toMatchObject({
      status: 200,
    });
  });

  it('a slip is answered with a suggestion', async () => {
    expect((await open.query('{ categor }')).body).toContain('Did you mean');
  });
});
