import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildSchema, introspectionFromSchema, Source } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { listenLocally } from '../../testing/http-client.ts';
import { readHeaders } from '../../tools/schema/candidate/headers.ts';
import { loadCandidate, parseSchema } from '../../tools/schema/candidate/load-candidate.ts';
import { normalise } from '../../tools/schema/sdl/descriptions.ts';

const sdl = 'type Query {\n  marcas: [String!]!\n}\n';
const introspection = introspectionFromSchema(buildSchema(sdl));
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Loads a candidate from a server; returns its SDL. */
async function loadFrom(answer: RequestListener, headers = new Headers()) {
  server = createServer(answer);
  const url = `${await listenLocally(server)}/graphql?token=secret-token`;
  return normalise((await loadCandidate(url, { root: '.', headers })).schema);
}

function answering(status: number, body: string): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
}

const json = (value: unknown) => JSON.stringify(value);
const refused = (message: string) => json({ errors: [{ message }] });

describe('loading a candidate from a URL', () => {
  it.each<[string, RequestListener, RegExp]>([
    ['an HTML page', answering(200, '<!doctype html>'), /status 200 with an HTML page/],
    ['401', answering(401, ''), /status 401, authentication required.*--header 'Authorization/],
    ['other JSON', answering(200, '{"ok":true}'), /neither an introspection result nor a schema/],
    [
      'disabled introspection',
      answering(400, refused('GraphQL introspection has been disabled')),
      /introspection is disabled: GraphQL introspection has been disabled\n.*SDL or an introspection JSON/,
    ],
    [
      'disabled introspection with an error for each field',
      answering(400, json({ errors: Array(40).fill({ message: 'No introspection' }) })),
      /introspection is disabled: No introspection\n/,
    ],
    [
      'a redirect to a login page',
      ({ url }, response) => {
        if (url === '/login') response.end('<!doctype html>');
        else response.writeHead(302, { location: '/login' }).end();
      },
      /status 200, redirected to http\S+\/login\. .*login/,
    ],
    ['a refused login', answering(200, refused('Unauthenticated')), /authentication required/],
    ['500', answering(500, refused('Boom')), /status 500, server error; see its log\. Boom$/],
  ])('explains %s', async (_name, answer, message) => {
    await expect(loadFrom(answer)).rejects.toThrow(message);
  });

  it.each([
    ['http://127.0.0.1:3/graphql', /ECONNREFUSED.*\. Is the backend running\?/],
    ['localhost:3210/ok', /Cannot read .* For a URL, write http:\/\/localhost:3210\/ok/],
    ['http://ana:secret@shop.example/graphql', /^Pass credentials as --header/],
  ])('rejects %s', async (source, message) => {
    const access = { root: '.', headers: new Headers() };
    await expect(loadCandidate(source, access)).rejects.toThrow(message);
  });

  it.each(['directive @a on OBJECT', 'scalar A', 'enum A { B }', 'interface A { b: Int }'])(
    'reads SDL that begins with %s',
    async (start) => {
      const answer: RequestListener = ({ method }, response) => {
        response
          .writeHead(method === 'POST' ? 405 : 200)
          .end(method === 'POST' ? '' : `${start} ${sdl}`);
      };
      expect(await loadFrom(answer)).toContain(sdl);
    },
  );

  it('asks about the token where the server refuses it with status 200', async () => {
    const headers = readHeaders('', ['Authorization: Bearer abc']);
    const loading = loadFrom(answering(200, refused('jwt expired')), headers);
    await expect(loading).rejects.toThrow(/do not give access. Is the token valid\? jwt expired/);
  });

  it('names UTF-16 with the remedy', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kuntur-utf16-')), 'schema.graphql');
    writeFileSync(file, `\uFEFF${sdl}`, 'utf16le');
    const access = { root: '.', headers: new Headers() };
    await expect(loadCandidate(file, access)).rejects.toThrow(/UTF-16.*Save it as UTF-8/);
  });

  it('sends the headers', async () => {
    const received: string[] = [];
    const answer: RequestListener = (request, response) => {
      received.push(`${request.headers.authorization} ${request.headers['x-tenant']}`);
      response.end(json({ data: introspection }));
    };
    const headers = readHeaders('X-Tenant: lima', ['Authorization: Bearer abc']);
    expect(await loadFrom(answer, headers)).toBe(sdl);
    expect(received).toEqual(['Bearer abc lima']);
  });

  it.each([
    [true, 'marcas(desde: Int @deprecated'],
    [false, 'marcas: [String!]!'],
  ])('asks for deprecated arguments where the server knows them: %s', async (known, expected) => {
    const schema = buildSchema('type Query { marcas(desde: Int @deprecated): [String!]! }');
    const data = introspectionFromSchema(schema, { inputValueDeprecation: known });
    const answer: RequestListener = async (request, response) => {
      const isKnown = known || !(await text(request)).includes('args(includeDeprecated');
      response.end(isKnown ? json({ data }) : refused('Unknown argument "includeDeprecated"'));
    };
    expect(await loadFrom(answer)).toContain(expected);
  });

  it('never prints a header value or the query string', async () => {
    const echo: RequestListener = ({ headers }, response) => {
      response.writeHead(400).end(refused(`Wrong key: ${headers['x-key']}`));
    };
    const message = await loadFrom(echo, readHeaders('', ['X-Key: secret-key'])).catch(String);
    expect(message).toMatch(/graphql: introspection query refused: Wrong key: …/);
    expect(message).not.toContain('secret');
    expect(() => readHeaders('', ['secret-key'])).toThrow(
      "Header number 1 does not have the form 'Name: value'.",
    );
  });
});

describe('parseSchema', () => {
  it.each([
    ['SDL with an extension', 'type Query { a: Int } extend type Query { marcas: [String!]! }'],
    ['only extensions', 'extend type Query { marcas: [String!]! @shareable }'],
    [
      'federation',
      'extend schema @link(url: "x", import: ["@key"]) type Query { marcas: [A] } type A @key(fields: "id") { id: ID @external }',
    ],
    ['a byte order mark', `\uFEFF${sdl}`],
    ['JSON with a byte order mark', `\uFEFF${JSON.stringify(introspection)}`],
  ])('reads %s', (_name, text) => {
    expect(
      parseSchema([new Source(text)], 'it')
        .schema.getQueryType()
        ?.getFields(),
    ).toHaveProperty('marcas');
  });

  it('omits what federation adds to the schema of a service', () => {
    const parts = `
      directive @key(fields: federation__FieldSet!, resolvable: Boolean = true) on OBJECT
      directive @tag(name: String) repeatable on FIELD_DEFINITION
      directive @cached on QUERY
      enum link__Purpose { SECURITY }
      scalar link__Import
      scalar federation__FieldSet
      scalar _Any
      scalar FieldSet
      type _Service { sdl: String }
      union _Entity = Marca`;
    const own = `directive @cached on QUERY

type Marca {
  id: Int!
}

type Query {
  marcas: [Marca!]!
}
`;
    const query =
      'marcas: [Marca!]! _service: _Service! _entities(representations: [_Any!]!): [_Entity]!';
    const subgraph = buildSchema(`${parts} type Marca { id: Int! } type Query { ${query} }`);
    const introspected = JSON.stringify(introspectionFromSchema(subgraph));
    expect(normalise(parseSchema([new Source(introspected)], 'it').schema)).toBe(own);
  });

  it.each([
    ['{"a":', 'it is not a valid schema:\n  Unexpected end of JSON input'],
    ['type Query {', 'it is not a valid schema:\n  line 1: Syntax Error'],
    [
      'type Query {\n a: Nada\n b: Tampoco }',
      'it is not a valid schema:\n  line 2: Unknown type "Nada".\n  line 3',
    ],
  ])('rejects %j: %s', (text, message) => {
    expect(() => parseSchema([new Source(text)], 'it')).toThrow(message);
  });
});
