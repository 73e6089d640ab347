// @vitest-environment node
import { expect, it } from 'vitest';
import { type Answer, createAnswer } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';

const answerOf = (length: number): Answer =>
  createAnswer({
    status: 200,
    headers: [],
    bytes: Buffer.alloc(length),
    cacheControl: 'no-store',
    isTagged: false,
  });
const roomy = { entries: 100, bytes: 1_000_000, answerBytes: 100_000 };

it('gives what was put in, until it is cleared', () => {
  const cache = createAnswerCache(roomy);
  const [first, second] = [answerOf(1), answerOf(2)];
  cache.set('a', first);
  cache.set('b', first);
  cache.set('b', second);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([first, second, undefined]);
  cache.clear();
  expect(cache.get('a')).toBeUndefined();
});

it('gives up what was asked for longest ago, when there are too many', () => {
  const cache = createAnswerCache({ ...roomy, entries: 2 });
  cache.set('a', answerOf(1));
  cache.set('b', answerOf(1));
  cache.get('a');
  cache.set('c', answerOf(1));
  expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c']);
});

it('gives up as many as it takes, when they are too long together', () => {
  const cache = createAnswerCache({ ...roomy, bytes: 100_000 });
  for (const key of 'abcdef') cache.set(key, answerOf(10_000));
  expect([...'abcdef'].filter((key) => cache.get(key))).toEqual(['c', 'd', 'e', 'f']);
  cache.set('g', answerOf(45_000));
  expect([...'abcdefg'].filter((key) => cache.get(key))).toEqual(['g']);
});

it('counts a replaced answer once', () => {
  const cache = createAnswerCache({ ...roomy, bytes: 50_000 });
  cache.set('a', answerOf(1_000));
  for (let round = 0; round < 50; round++) cache.set('b', answerOf(10_000));
  expect(['a', 'b'].filter((key) => cache.get(key))).toEqual(['a', 'b']);
});

it('does not keep an answer that is too long by itself', () => {
  const cache = createAnswerCache({ ...roomy, answerBytes: 1_000 });
  cache.set('a', answerOf(1_000));
  cache.set('b', answerOf(1_001));
  expect(['a', 'b'].filter((key) => cache.get(key))).toEqual(['a']);
});
