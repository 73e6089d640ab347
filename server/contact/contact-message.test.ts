// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseSendRequest } from './contact-message.ts';

const message = {
  from_name: 'Ana Quispe',
  reply_to: 'ana@taller.example',
  phone: '987654321',
  message: 'Necesito 20 ángulos.\nGracias.',
};
const request = (params: object) => ({
  service_id: 'service',
  template_id: 'template',
  user_id: 'key',
  template_params: params,
});

describe('parseSendRequest', () => {
  it('returns the trimmed message without other fields', () => {
    const body = request({ ...message, from_name: ' Ana Quispe ', extra: 'x' });
    expect(parseSendRequest(JSON.stringify(body))).toEqual(message);
  });

  it.each([
    ['bidirectional controls', 'a\u202Eb\u2066c\u200F', 'abc'],
    ['C1 controls', 'uno\u009B31mdos\u0085tres', 'uno 31mdos tres'],
    ['invisible characters', 'pa\u200Bla\u00ADbra\uFEFF', 'palabra'],
    ['escape sequences', 'rojo\u001B[31m', 'rojo [31m'],
    ['line breaks of any system', 'a\r\nb\rc\n\nd', 'a\nb\nc\n\nd'],
    ['lone surrogates', 'a\uD800b', 'a\uFFFDb'],
  ])('cleans %s in the message', (_, sent, stored) => {
    const parsed = parseSendRequest(JSON.stringify(request({ ...message, message: sent })));
    expect(parsed).toMatchObject({ message: stored });
  });

  it('removes invisible characters of the name and the topic', () => {
    const params = { ...message, from_name: 'An\u202Ea\u200B Quispe', topic: 'Con\u2067tacto' };
    const parsed = parseSendRequest(JSON.stringify(request(params)));
    expect(parsed).toMatchObject({ from_name: 'Ana Quispe', topic: 'Contacto' });
  });

  it('accepts empty keys, a topic and no telephone', () => {
    const { phone: _, ...params } = { ...message, topic: 'Contacto' };
    const body = { ...request(params), service_id: '', template_id: '', user_id: '' };
    expect(parseSendRequest(JSON.stringify(body))).toEqual(params);
  });

  it.each([
    ['no object', 'body'],
    [{ ...request(message), user_id: 1 }, 'user_id'],
    [request({ ...message, from_name: ' ' }), 'template_params.from_name'],
    [request({ ...message, from_name: 'Ana\r\nBcc: x@y.example' }), 'template_params.from_name'],
    [request({ ...message, from_name: 'A'.repeat(101) }), 'template_params.from_name'],
    [request({ ...message, reply_to: 'ana' }), 'template_params.reply_to'],
    [request({ ...message, reply_to: 'a@b.example,c@d.example' }), 'template_params.reply_to'],
    [request({ ...message, phone: 'nueve' }), 'template_params.phone'],
    [request({ ...message, message: 'a\0b' }), 'template_params.message'],
    [request({ ...message, message: '\u200b\u2060\u3164\u2800\ufe0f' }), 'template_params.message'],
    [request({ ...message, message: 'a'.repeat(5_001) }), 'template_params.message'],
  ])('refuses %j with its path', (body, place) => {
    expect(parseSendRequest(JSON.stringify(body))).toMatch(new RegExp(`^${place}: `));
  });

  it('refuses malformed JSON without repeating it', () => {
    expect(parseSendRequest('{"secreto"')).toBe('body: Not JSON');
  });
});
