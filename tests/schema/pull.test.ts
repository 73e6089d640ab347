import { createServer, type RequestListener, type Server } from 'node:http';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { readHeaders } from '../../tools/schema/candidate/headers.ts';
import { loadCandidate, parseSchema } from '../../tools/schema/candidate/load-candidate.ts';
import { readArguments } from '../../tools/schema/command-line.ts';

const sdl = 'type Query {\n  marcas: [String!]!\n}\n';
const introspection = introspectionFromSchema(buildSchema(sdl));
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server that answers everything alike, and pulls from it. */
async function pullFrom(
  answer: RequestListener,
  headers = new Headers(),
  credentials = '',
  timeout = 60_000,
) {
  server = createServer(answer);
  const port = await new Promise<number>((resolve) => {
    const listening = server?.listen(0, '127.0.0.1', () => {
      const address = listening?.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
  const url = `http://${credentials}127.0.0.1:${port}/graphql?token=geheim-token`;
  return loadCandidate(url, { root: '.', headers, timeout, knownScalars: ['ID'] });
}

function answering(status: number, body: string): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
}

const json = (value: unknown) => JSON.stringify(value);
const refused = (message: string) => json({ errors: [{ message }] });

describe('pulling from an address', () => {
  it.each<[string, RequestListener, RegExp]>([
    ['an HTML page', answering(200, '<!doctype html>'), /answered 200 with an HTML page/],
    ['the HTML of a broken proxy', answering(502, '<html>'), /answered 502 with an HTML page/],
    ['401', answering(401, ''), /answered 401.*--header 'Authorization/],
    ['403', answering(403, '{}'), /answered 403/],
    ['nothing that is either', answering(200, 'OK'), /neither JSON nor a schema/],
    ['JSON of another kind', answering(200, '{"ok":true}'), /no introspection result/],
    [
      'that introspection is off',
      answering(400, refused('GraphQL introspection has been disabled')),
      /introspection switched off: GraphQL introspection has been disabled\n.*SDL or an introspection JSON/,
    ],
    ['another refusal', answering(400, refused('Persisted only')), /refused .*: Persisted only/],
    ['500', answering(500, refused('Boom')), /answered 500: .*its log says why\. Boom$/],
  ])('says what is wrong and what to do when it answers %s', async (_name, answer, says) => {
    await expect(pullFrom(answer)).rejects.toThrow(says);
  });

  it('says so when it does not answer in time', async () => {
    await expect(pullFrom(() => {}, new Headers(), '', 50)).rejects.toThrow(
      /did not answer within 0\.05 s \(--timeout/,
    );
  });

  it('does not ask for a header where one was sent that does not open it', async () => {
    const headers = readHeaders('', ['Authorization: Bearer expired']);
    await expect(pullFrom(answering(403, '{}'), headers)).rejects.toThrow(
      /answered 403: what was sent does not open it\. Is the token valid/,
    );
  });

  it.each([
    ['SDL', sdl],
    ['introspection JSON', json({ data: introspection })],
  ])('takes what a plain file server has: %s', async (_name, text) => {
    const served = await pullFrom((request, response) => {
      response.writeHead(request.method === 'GET' ? 200 : 405).end(text);
    });
    expect(served.sdl).toBe(sdl);
  });

  it.each([
    ['http://127.0.0.1:3/graphql', /could not be reached: nothing listens there/],
    [
      'localhost:3210/ok',
      /cannot be read: .* Is it an address\? Then write http:\/\/localhost:3210\/ok/,
    ],
  ])('says so when there is nothing at %s', async (source, says) => {
    const access = { root: '.', headers: new Headers(), timeout: 60_000, knownScalars: [] };
    await expect(loadCandidate(source, access)).rejects.toThrow(says);
  });

  it('sends the headers of option and environment, and asks an old server less', async () => {
    const asked: string[] = [];
    const answer = json({ data: introspection });
    const pulled = await pullFrom(
      (request, response) => {
        let body = '';
        request.on('data', (chunk) => {
          body += chunk;
        });
        request.on('end', () => {
          asked.push(`${request.headers.authorization} ${request.headers['x-tenant']}`);
          const old = body.includes('specifiedByURL') ? refused('Cannot query field') : answer;
          response.end(old);
        });
      },
      readHeaders('X-Tenant: lima', ['Authorization: Bearer abc']),
    );
    expect(asked).toEqual(['Bearer abc lima', 'Bearer abc lima']);
    expect(pulled.sdl).toBe(sdl);
  });

  it('never shows a header, a password or a query', async () => {
    const echo: RequestListener = ({ headers }, response) => {
      response.writeHead(400).end(refused(`Wrong: ${headers.authorization} ${headers['x-key']}`));
    };
    const headers = readHeaders('', ['X-Key: geheim-key']);
    const told = await pullFrom(echo, headers, 'ana:geheim-pass@').catch(String);
    expect(told).toMatch(/refused the introspection query: Wrong: … …|Wrong: Basic … …/);
    expect(told).not.toMatch(/geheim|Z2VoZWlt/);
    expect(() => readHeaders('', ['geheim-key'])).toThrow(
      "--header number 1 is not of the form 'Name: value'.",
    );
    expect(() => readArguments(['--haeder', 'X: geheim'], {}, [])).toThrow('The option --haeder');
  });
});

describe('a schema from a file or from standard input', () => {
  it.each([
    ['bare', json(introspection)],
    ['as a server answers it', json({ data: introspection })],
  ])('may be an introspection JSON, %s', (_name, text) => {
    const { schema } = parseSchema(text, 'it');
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['marcas']);
  });

  it.each([
    ['', 'it is empty.'],
    ['<html>', 'it is an HTML page, not a schema.'],
    ['{"a":', 'it is not valid JSON'],
    ['{"a":1}', 'it is JSON without a __schema'],
    [
      '{"__schema":{"types":[{"kind":"OBJECT","name":"Query"}]}}',
      'it is an incomplete introspection result',
    ],
    ['type Query {', 'it has an error:\n  line 1: Syntax Error'],
    [
      'type Query {\n a: Nada\n b: Tampoco }',
      'it has errors:\n  line 2: Unknown type "Nada".\n  line 3',
    ],
    ['type A { a: Int }', 'it has an error:\n  Query root type must be provided.'],
  ])('%j is refused: %s', (text, says) => {
    expect(() => parseSchema(text, 'it')).toThrow(says);
  });

  it('loses what federation needs and clients never see', () => {
    const { schema, notes } = parseSchema(
      'extend type Query @shareable { a: Int _service: _Service } type _Service { sdl: String }',
      'it',
    );
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['a']);
    expect(notes).toEqual([
      "Left out federation's machinery, which clients never see: @shareable, _Service, _service.",
    ]);
  });

  it('keeps extensions of a type that it defines', () => {
    const { schema } = parseSchema('type Query { a: Int } extend type Query { b: Int }', 'it');
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['a', 'b']);
  });
});
