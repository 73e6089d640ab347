import type { Answer } from './answer.ts';

/** What a cache may hold at most. */
export interface CacheLimits {
  entries: number;
  /** Of all together, as `weightOf` reckons them. */
  bytes: number;
  /** Of one answer, before it is compressed; a longer one is not kept. */
  answerBytes: number;
}

/** Answers by the exact request; the one that was asked for longest ago goes first. */
export interface AnswerCache {
  get(key: string): Answer | undefined;
  set(key: string, answer: Answer): void;
  clear(): void;
}

/** Headers, map entries and the like of one answer, in bytes, roughly. */
const OVERHEAD = 2_000;

export function createAnswerCache(limits: CacheLimits): AnswerCache {
  const answers = new Map<string, Answer>();
  let weight = 0;

  const remove = (key: string, answer: Answer) => {
    answers.delete(key);
    weight -= weightOf(key, answer);
  };

  return {
    get: (key) => {
      const answer = answers.get(key);
      if (!answer) return undefined;
      // A map keeps the order of insertion, so this makes it the youngest.
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    set: (key, answer) => {
      if (answer.bytes.length > limits.answerBytes) return;
      const before = answers.get(key);
      if (before) remove(key, before);
      answers.set(key, answer);
      weight += weightOf(key, answer);
      for (const [oldest, old] of answers) {
        if (answers.size <= limits.entries && weight <= limits.bytes) break;
        remove(oldest, old);
      }
    },
    clear: () => {
      answers.clear();
      weight = 0;
    },
  };
}

/** All codings together never take more than the plain bytes once more. */
function weightOf(key: string, answer: Answer): number {
  return OVERHEAD + key.length + 2 * answer.bytes.length;
}
