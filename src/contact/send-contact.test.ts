import { afterEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../config.ts';
import { sendContact } from './send-contact.ts';

const message = {
  name: 'Ana',
  email: 'ana@taller.example',
  phone: '987654321',
  message: '1234567890',
};

function stubService(respond: () => Response | Promise<Response>) {
  const network = vi.fn(async (_url: string, _options: RequestInit) => respond());
  vi.stubGlobal('fetch', network);
  return network;
}

afterEach(() => void vi.useRealTimers());

describe('sending a contact message', () => {
  it('succeeds with status 200 alone, whatever the body says', async () => {
    for (let status = 200; status <= 599; status += 1) {
      const bodyless = [204, 205, 304].includes(status);
      const network = stubService(
        () => new Response(bodyless ? null : '{"error":"x"}', { status }),
      );
      const outcome = await sendContact(message);
      expect(outcome).toEqual(status === 200 ? { sent: true } : { sent: false, code: status });
      // A message is never sent a second time by itself.
      expect(network).toHaveBeenCalledTimes(1);
    }
  });

  it.each(['OK', '', '<h1>OK</h1>', '{', 'null'])('does not read the body %j', async (body) => {
    stubService(() => new Response(body));
    expect(await sendContact(message)).toEqual({ sent: true });
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something that is no error', () => Promise.reject('refused')],
    [
      'a browser that throws at once',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
    ['a response of another site without a status', () => Response.error()],
  ])('tells of %s and does not throw', async (_, respond) => {
    stubService(respond);
    const outcome = await sendContact(message);
    expect(outcome.sent).toBe(false);
  });

  it('gives up at 15 s, and not before, and ends the request', async () => {
    vi.useFakeTimers();
    const network = stubService(() => new Promise(() => {}));
    network.mockImplementation(
      (_url, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    let outcome: unknown;
    void sendContact(message).then((result) => {
      outcome = result;
    });
    await vi.advanceTimersByTimeAsync(timings.emailTimeout - 1);
    expect(outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toEqual({ sent: false, code: 'timeout' });
  });
});
