import { createServer, type RequestListener, type Server } from 'node:http';
import { introspectionFromSchema } from 'graphql';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readHeaders } from '../../tools/schema/candidate/headers.ts';
import { loadCandidate } from '../../tools/schema/candidate/load-candidate.ts';
import { parseSchema } from '../../tools/schema/candidate/parse-schema.ts';
import { openWorkspace, type Workspace } from '../../tools/schema/project.ts';
import { readArguments } from '../../tools/schema/verb.ts';

let workspace: Workspace;
let server: Server | undefined;

beforeAll(async () => {
  workspace = await openWorkspace(process.cwd());
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server that answers everything alike, and pulls from it. */
async function pullFrom(answer: RequestListener, headers = new Headers(), credentials = '') {
  server = createServer(answer);
  const port = await new Promise<number>((resolve) => {
    const listening = server?.listen(0, '127.0.0.1', () => {
      const address = listening?.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
  const url = `http://${credentials}127.0.0.1:${port}/graphql?token=geheim-token`;
  return loadCandidate(url, { root: '.', headers, timeout: 400, knownScalars: ['ID'] });
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
    ['nothing, ever', () => {}, /did not answer within 0\.4 s \(--timeout/],
    ['no JSON', answering(200, 'OK'), /something that is not JSON/],
    ['JSON of another kind', answering(200, '{"ok":true}'), /no introspection result/],
    [
      'that introspection is off',
      answering(400, refused('GraphQL introspection has been disabled')),
      /introspection switched off: GraphQL introspection has been disabled\n.*SDL or an introspection JSON/,
    ],
    ['another refusal', answering(400, refused('Persisted only')), /refused .*: Persisted only/],
  ])('says what is wrong when it answers %s', async (_name, answer, says) => {
    await expect(pullFrom(answer)).rejects.toThrow(says);
  });

  it('says so when nothing listens there', async () => {
    const access = { root: '.', headers: new Headers(), timeout: 400, knownScalars: [] };
    await expect(loadCandidate('http://127.0.0.1:9/graphql', access)).rejects.toThrow(
      /could not be reached|Nothing listens/,
    );
  });

  it('sends the headers of option and environment, and asks an old server less', async () => {
    const asked: string[] = [];
    const answer = json({ data: introspectionFromSchema(workspace.contract) });
    const { sdl } = await pullFrom(
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
    expect(sdl).toContain('type Producto {');
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
    ['bare', (introspection: object) => json(introspection)],
    ['as a server answers it', (introspection: object) => json({ data: introspection })],
  ])('may be an introspection JSON, %s', (_name, wrap) => {
    const { schema } = parseSchema(wrap(introspectionFromSchema(workspace.contract)), 'it');
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toContain('producto');
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
