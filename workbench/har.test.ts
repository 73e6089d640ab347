import { expect, it } from 'vitest';
import { operations } from '../server/generated/operations.ts';
import { harOf, recordingFromHar } from './har.ts';
import { contractFields, mismatchesOf } from './mismatches.ts';
import { readRecording } from './read-recording.ts';
import { RecordingError } from './recording.ts';

const request = (path: string, body: object) => ({
  method: 'POST',
  url: `https://tienda.example${path}?token=secreto`,
  headers: [
    { name: 'Authorization', value: 'Bearer secreto' },
    { name: 'Cookie', value: 'sesion=secreto' },
  ],
  postData: { mimeType: 'application/json', text: JSON.stringify(body) },
});
const product = {
  operationName: 'Producto',
  query: operations.Producto,
  variables: { id: 101 },
};
const search = {
  operationName: 'BuscarProductosPorNombre',
  query: operations.BuscarProductosPorNombre,
  variables: { nombre: 'caldera Quispe' },
};
const answer = (status: number, text: string, more: object = {}) => ({
  status,
  headers: [{ name: 'Set-Cookie', value: 'sesion=secreto' }],
  content: { mimeType: 'application/json', text, ...more },
});
const entry = (second: number, sent: object, response: object) => ({
  startedDateTime: `2026-03-01T10:00:0${second}.000Z`,
  time: 120,
  request: sent,
  response,
});

/** As the developer tools of a browser save it. */
const har = {
  log: {
    version: '1.2',
    pages: [{ title: 'https://tienda.example/?token=secreto#/buscar/caldera%20Quispe' }],
    entries: [
      entry(0, { method: 'GET', url: 'https://tienda.example/' }, answer(200, '<html>')),
      entry(1, request('/graphql', product), answer(200, '{"data":{"producto":null}}')),
      entry(
        2,
        request('/graphql', product),
        answer(200, btoa('{"data":1}'), { encoding: 'base64' }),
      ),
      entry(3, request('/graphql', product), answer(0, '')),
      entry(4, request('/graphql', product), { ...answer(0, ''), _error: 'net::ERR_ABORTED' }),
      entry(
        5,
        request('/api/v1.0/email/send', {
          user_id: 'secreto',
          template_params: { from_name: 'Ana Quispe' },
        }),
        answer(429, 'Too many'),
      ),
      entry(6, request('/graphql', search), answer(200, '{"data":{}}')),
    ],
  },
};

it('an archive of a real browser becomes a recording, without secrets and what was typed', () => {
  const recording = readRecording(JSON.stringify(har));
  expect(recording.address).toBe('https://tienda.example/#/buscar/(oculto)');
  const json = { kind: 'response', status: 200, contentType: 'application/json' };
  expect(recording.answers).toMatchObject([
    { call: 'producto', variables: { id: 101 }, at: 1000, delay: 120, outcome: json },
    { call: 'producto', outcome: { ...json, body: '{"data":1}' } },
    { call: 'producto', outcome: { kind: 'network' } },
    { call: 'producto', outcome: { kind: 'silence' } },
    { call: 'email', variables: { template_params: { from_name: '(oculto)' } } },
    { call: 'buscarProductosPorNombre', variables: { nombre: '(oculto)' } },
  ]);
  expect(JSON.stringify(recording)).not.toMatch(/secreto|Ana|Quispe|caldera/);
});

it('a recording becomes an archive, and is the same when it is read back', () => {
  const recording = readRecording(JSON.stringify(har));
  const again = recordingFromHar(JSON.parse(JSON.stringify(harOf(recording))));
  expect(again?.answers).toEqual(recording.answers);
  expect(again?.address).toBe(recording.address);
});

it('an archive of another site is refused in words', () => {
  const other = { log: { ...har.log, entries: har.log.entries.slice(0, 1) } };
  expect(() => readRecording(JSON.stringify(other))).toThrow(RecordingError);
});

it('a recording of an older contract says so, and where it no longer fits', () => {
  const whole = contractFields();
  const older = whole.filter((field) => !field.startsWith('Producto.stock'));
  const old = { id: 101, name: 'TUBO' };
  const outcome = (data: object) => ({
    kind: 'response' as const,
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify({ data }),
  });
  const answers = [
    { call: 'producto', variables: {}, at: 0, delay: 0, outcome: outcome({ producto: old }) },
  ];
  const mismatches = mismatchesOf({ contract: [...older, 'Producto.unidad: String'], answers });
  expect(mismatches).toContain(
    'El contrato de entonces tenía «Producto.unidad: String», y el de hoy no.',
  );
  expect(mismatches).toContain(
    'El contrato de hoy tiene «Producto.stock: Int», y el de entonces no.',
  );
  expect(mismatches).toContain(
    'Las respuestas de producto no tienen «price», que el sitio pide hoy.',
  );
  expect(mismatches.join()).not.toContain('«name»');
  expect(mismatchesOf({ contract: whole, answers: [] })).toEqual([]);
});
