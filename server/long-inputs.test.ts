// @vitest-environment node
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { parseSendRequest } from './contact/contact-message.ts';
import { clientKey } from './http/client-key.ts';
import { chooseCoding } from './http/content-encoding.ts';
import { decodedPathOf, isJson } from './http/handler.ts';
import { parseProxies } from './http/trusted-proxies.ts';

/** Quadratic readers take many minutes for this length, linear ones less than a second. */
const length = 1_000_000;

const kinds = [
  '.',
  '@',
  '.@',
  '\\"',
  '"',
  '";',
  'for="',
  ';for =',
  '; ',
  ', ',
  ' ',
  '\t',
  '[',
  ']',
];
const signs = [
  ']:',
  '%',
  '%2',
  '/..',
  '//',
  'W/"',
  '*;q=0,',
  'br;',
  'a',
  '1.',
  ':',
  '-640',
  '(',
  '=1',
];

const request = (headers: object, url = '/') =>
  ({ headers, url, socket: { remoteAddress: '10.0.0.1' } }) as never as IncomingMessage;
const proxies = parseProxies('10.0.0.1') ?? [];
const message = { from_name: 'Ana', reply_to: 'ana@taller.example', message: 'Hola' };
const contact = (field: string) => (text: string) =>
  parseSendRequest(
    JSON.stringify({
      service_id: '',
      template_id: '',
      user_id: '',
      template_params: { ...message, [field]: text },
    }),
  );

describe.each([...kinds, ...signs])('a text of a million characters of %j', (kind) => {
  const text = kind.repeat(length / kind.length);

  it.each<[string, (text: string) => unknown]>([
    ['X-Forwarded-For', (list) => clientKey(request({ 'x-forwarded-for': list }), proxies)],
    ['Forwarded', (list) => clientKey(request({ forwarded: list }), proxies)],
    ['Content-Type', (type) => isJson(request({ 'content-type': type }))],
    ['Accept-Encoding', (list) => chooseCoding(list)],
    ['the path', (path) => decodedPathOf(request({}, `/${path}`))],
    ['reply_to', contact('reply_to')],
    ['phone', contact('phone')],
    ['message', contact('message')],
  ])('is read as %s in linear time', (_, read) => {
    expect(read(`a@${text}@`)).not.toBeUndefined();
  });
});
