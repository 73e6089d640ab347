import { getResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { bundledShop } from '../testing/bundled-shop.ts';
import { ShopApi } from '../testing/shop-api.ts';
import { readRecording } from './read-recording.ts';
import { type RecordedAnswer, type Recording, RecordingError } from './recording.ts';
import { replayRecording } from './replay.ts';

const recording: Recording = {
  format: 'kuntur-banco-de-pruebas',
  version: 1,
  from: '2025-09-17T14:30:00.000Z',
  to: '2025-09-17T14:32:00.000Z',
  address: 'http://localhost:3000/#/',
  scenario: 'vacio',
  seed: 1,
  browser: 'Firefox',
  viewport: { width: 360, height: 740, pixelRatio: 2 },
  operations: [],
  answers: [],
};

function said(body: string, variables = { category: 'TUBOS' }): RecordedAnswer {
  const outcome = { kind: 'response', status: 200, contentType: 'application/json', body } as const;
  return { call: 'productosPorCategoria', variables, at: 0, delay: 0, outcome };
}

const email: RecordedAnswer = {
  call: 'email',
  variables: {},
  at: 0,
  delay: 2000,
  outcome: { kind: 'response', status: 429, contentType: null, body: 'Too many' },
};

/** Asks a backend that replays these answers. */
function replaying(answers: readonly RecordedAnswer[]) {
  const api = new ShopApi(bundledShop);
  replayRecording(api, { ...recording, answers: [...answers] });
  return async (category: string) => (await send(api, askFor(category))).text();
}

function askFor(category: string): Request {
  return post('/graphql', {
    query: 'query P($category: String!) { productosPorCategoria(category: $category) { id } }',
    operationName: 'P',
    variables: { category },
  });
}

function post(path: string, body: object): Request {
  return new Request(`http://localhost${path}`, { method: 'POST', body: JSON.stringify(body) });
}

async function send(api: ShopApi, request: Request): Promise<Response> {
  const response = await getResponse(api.handlers, request);
  if (!response) throw new Error('The backend does not know the request.');
  return response;
}

describe('a replayed recording', () => {
  it('answers a call as it was answered, in order, and repeats the last answer', async () => {
    const ask = replaying([said('first'), said('second')]);
    expect([await ask('TUBOS'), await ask('TUBOS'), await ask('TUBOS')]).toEqual([
      'first',
      'second',
      'second',
    ]);
  });

  it('leaves what was never asked, with these variables, to its scenario', async () => {
    const ask = replaying([said('first')]);
    expect(JSON.parse(await ask('ÁNGULOS'))).toEqual({ data: { productosPorCategoria: [] } });
  });

  it('answers a search by any words, since those of the visitor are not in the file', async () => {
    const api = new ShopApi(bundledShop);
    const found = { ...said('found'), call: 'buscarProductosPorNombre' };
    replayRecording(api, {
      ...recording,
      answers: [{ ...found, variables: { nombre: '(oculto)' } }],
    });
    const query = 'query B($nombre: String!) { buscarProductosPorNombre(nombre: $nombre) { id } }';
    const body = { query, operationName: 'B', variables: { nombre: 'tubo' } };
    expect(await (await send(api, post('/graphql', body))).text()).toBe('found');
  });

  it('takes as long as it took, and fails as it failed', async () => {
    vi.useFakeTimers();
    const api = new ShopApi(bundledShop);
    replayRecording(api, { ...recording, answers: [email] });
    const answered = vi.fn();
    const answer = send(api, post('/api/v1.0/email/send', { template_params: {} })).then(answered);
    await vi.advanceTimersByTimeAsync(1999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 429 }));
    vi.useRealTimers();
  });

  it('has no connection where there was none', async () => {
    const api = new ShopApi(bundledShop);
    const lost = { ...said(''), outcome: { kind: 'network' } as const };
    replayRecording(api, { ...recording, answers: [lost] });
    expect((await send(api, askFor('TUBOS'))).type).toBe('error');
  });
});

describe('a recording’s file', () => {
  it('is read as it was written', () => {
    const whole = { ...recording, answers: [email] };
    expect(readRecording(JSON.stringify(whole))).toEqual(whole);
  });

  it.each([
    ['no JSON', 'hola', 'El archivo no es un registro'],
    ['another file', '{"products":[]}', 'El archivo no es un registro'],
    ['another version', JSON.stringify({ ...recording, version: 2 }), 'es de la versión 2'],
    ['a damaged one', JSON.stringify({ ...recording, seed: 'x' }), 'dañado: «seed»'],
  ])('is refused in words when it is %s', (_kind, text, words) => {
    expect(() => readRecording(text)).toThrow(RecordingError);
    expect(() => readRecording(text)).toThrow(words);
  });
});
