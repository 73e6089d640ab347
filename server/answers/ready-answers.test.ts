// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { log } from '../operations/log.ts';
import { type Answer, createAnswer } from './answer.ts';
import { keepAnswersReady } from './ready-answers.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Compresses to something else at the quick levels than at the best ones. */
const longText = Array.from(
  { length: 300 },
  (_, index) => `TUBO ${(index * 7_919) % 1_009} `,
).join();

const answerOf = (text: string): Answer =>
  createAnswer({
    status: 200,
    headers: ['Content-Type', 'application/json'],
    bytes: Buffer.from(text),
    cacheControl: 'no-store',
    isTagged: true,
  });
const lengthOf = (answer: Answer | undefined) => answer?.variants.get('br')?.bytes.length;

it('has the expected answers before anybody asks, in every coding', async () => {
  const ready = keepAnswersReady([{ key: 'a', makeAnswer: async () => answerOf(longText) }]);
  expect(ready.find('a')).toBeUndefined();
  ready.renew();
  await vi.waitFor(() => expect(ready.find('a')).toBeDefined());
  expect([...(ready.find('a')?.variants.keys() ?? [])]).toEqual(['br', 'gzip', 'identity']);
});

it('compresses them as well as can be once the catalogue has settled', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ready = keepAnswersReady([{ key: 'a', makeAnswer: async () => answerOf(longText) }]);
  ready.renew();
  await vi.waitFor(() => expect(lengthOf(ready.find('a'))).toBeDefined());
  const quick = lengthOf(ready.find('a')) ?? 0;
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.runOnlyPendingTimers();
  await vi.waitFor(() => expect(lengthOf(ready.find('a'))).toBeLessThan(quick));
});

it('gives the last expected answer until the next stands', async () => {
  let finish = (_text: string) => {};
  const makeAnswer = () =>
    new Promise<Answer>((resolve) => {
      finish = (text) => resolve(answerOf(text));
    });
  const ready = keepAnswersReady([{ key: 'a', makeAnswer }]);
  ready.renew();
  finish('old');
  await vi.waitFor(() => expect(ready.find('a')?.bytes.toString()).toBe('old'));

  ready.renew();
  expect(ready.find('a')?.bytes.toString()).toBe('old');
  finish('new');
  await vi.waitFor(() => expect(ready.find('a')?.bytes.toString()).toBe('new'));
});

it('makes them once more when the catalogue changes while they are being made', async () => {
  const texts = ['old', 'newer', 'newest'];
  const makeAnswer = vi.fn(async () => answerOf(texts.shift() ?? ''));
  const ready = keepAnswersReady([{ key: 'a', makeAnswer }]);
  ready.renew();
  ready.renew();
  ready.renew();
  await vi.waitFor(() => expect(ready.find('a')?.bytes.toString()).toBe('newer'));
  expect(makeAnswer).toHaveBeenCalledTimes(2);
});

it('drops an expected answer that cannot be made any more, and makes it again later', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {});
  const makeAnswer = vi
    .fn<() => Promise<Answer | null>>()
    .mockResolvedValueOnce(answerOf('first'))
    .mockResolvedValueOnce(null)
    .mockRejectedValueOnce(new Error('broken'))
    .mockResolvedValue(answerOf('last'));
  const ready = keepAnswersReady([{ key: 'a', makeAnswer }]);
  const renewed = async (text: string | undefined, calls: number) => {
    ready.renew();
    await vi.waitFor(() => {
      expect(makeAnswer).toHaveBeenCalledTimes(calls);
      expect(ready.find('a')?.bytes.toString()).toBe(text);
    });
  };
  await renewed('first', 1);
  await renewed(undefined, 2);
  await renewed(undefined, 3);
  await renewed('last', 4);
  expect(error).toHaveBeenCalledTimes(1);
});

it('keeps what was given until the catalogue changes', () => {
  const ready = keepAnswersReady([]);
  const answer = answerOf('given');
  ready.keeper()('a', answer);
  expect(ready.find('a')).toBe(answer);
  ready.renew();
  expect(ready.find('a')).toBeUndefined();
});

it('does not keep what was worked out from the catalogue before', () => {
  const ready = keepAnswersReady([]);
  const keep = ready.keeper();
  ready.renew();
  keep('a', answerOf('old'));
  expect(ready.find('a')).toBeUndefined();
});
