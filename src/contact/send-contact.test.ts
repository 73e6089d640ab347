import { describe, expect, it, vi } from 'vitest';
import { timings } from '../config.ts';
import { sendContact } from './send-contact.ts';

const message = { name: ' Ana ', email: 'ana@taller.example', phone: '987654321', message: 'Hola' };

function stubFetch(respond: (options: RequestInit) => Response | Promise<Response>) {
  const request = vi.fn(async (_url: string, options: RequestInit) => respond(options));
  vi.stubGlobal('fetch', request);
  return request;
}

describe('sendContact', () => {
  it.each([
    [200, 'OK'],
    [200, '<h1>error</h1>'],
    [204, null],
    [302, ''],
    [500, ''],
  ])('succeeds only with status 200, whatever the body: %d %j', async (status, body) => {
    const request = stubFetch(() => new Response(body, { status }));
    const expected = status === 200 ? { sent: true } : { sent: false, code: status };
    expect(await sendContact(message)).toEqual(expected);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('sends the clean fields in the form of EmailJS', async () => {
    const request = stubFetch(() => new Response('OK'));
    await sendContact({ ...message, message: ' Ho\u202Ela\n\nAna\u200B ' });
    expect(JSON.parse(String(request.mock.calls[0]?.[1].body))).toEqual({
      service_id: 'local',
      template_id: 'local',
      user_id: 'local',
      template_params: {
        from_name: 'Ana',
        reply_to: 'ana@taller.example',
        phone: '987654321',
        message: 'Hola\n\nAna',
      },
    });
  });

  it.each([
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an opaque response', () => Response.error()],
  ])('returns a failure after %s', async (_, respond) => {
    stubFetch(respond);
    expect((await sendContact(message)).sent).toBe(false);
  });

  it('aborts after 15 s', async () => {
    vi.useFakeTimers();
    stubFetch(
      ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', reject)),
    );
    const outcome = vi.fn();
    void sendContact(message).then(outcome);
    await vi.advanceTimersByTimeAsync(timings.emailTimeout - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith({ sent: false, code: 'timeout' });
    expect(timings.emailTimeout).toBe(15_000);
    vi.useRealTimers();
  });
});
