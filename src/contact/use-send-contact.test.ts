import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../testing/console.ts';
import { sendContact } from './use-send-contact.ts';

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
    if (status !== 200) expectConsole('error', `Error sending contact message: ${status}`);
    expect(await sendContact(message)).toBe(status === 200 ? 'sent' : 'failed');
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
  ])('returns and logs a failure after %s', async (_, respond) => {
    expectConsole('error', 'Error sending contact message:');
    stubFetch(respond);
    expect(await sendContact(message)).toBe('failed');
  });

  it('aborts after 15 s', async () => {
    expectConsole('error', 'Error sending contact message:');
    vi.useFakeTimers();
    stubFetch(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const sent = sendContact(message);
    await vi.advanceTimersByTimeAsync(14_999);
    const isPending = await Promise.race([sent, Promise.resolve('pending')]);
    expect(isPending).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toBe('failed');
    vi.useRealTimers();
  });
});
