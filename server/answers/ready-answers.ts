import { log } from '../operations/log.ts';
import { type Answer, prepareAll } from './answer.ts';
import { type CacheLimits, createAnswerCache } from './answer-cache.ts';

/** A request whose answer is made before anybody asks. */
export interface ExpectedRequest {
  key: string;
  /** Null where it cannot be answered now. */
  makeAnswer(): Promise<Answer | null>;
}

/** Answers that were given and, until the catalogue changes, would be given again. */
export interface ReadyAnswers {
  find(key: string): Answer | undefined;
  /**
   * To be called before an answer is worked out.
   *
   * @returns what keeps the answer, unless the catalogue has changed meanwhile.
   */
  keeper(): (key: string, answer: Answer) => void;
  /** Forgets what was answered from the last catalogue, and makes what is expected anew. */
  renew(): void;
}

const LIMITS: CacheLimits = {
  entries: 5_000,
  bytes: 64 * 1024 * 1024,
  answerBytes: 1024 * 1024,
};

/** So long after the last change the best compression begins, lest it be done in vain. */
const SETTLE_MS = 2_000;

/**
 * Keeps answers ready, and those to expected requests always: they are made
 * anew as soon as the catalogue changes, and the old ones serve until then.
 */
export function keepAnswersReady(
  expected: readonly ExpectedRequest[],
  limits: CacheLimits = LIMITS,
): ReadyAnswers {
  const standing = new Map<string, Answer>();
  const given = createAnswerCache(limits);
  let generation = 0;
  let isMaking = false;
  let settled: NodeJS.Timeout | undefined;

  const make = async ({ key, makeAnswer }: ExpectedRequest) => {
    try {
      const answer = await makeAnswer();
      if (!answer) return void standing.delete(key);
      await prepareAll(answer, 'quick');
      standing.set(key, answer);
    } catch (error) {
      // Whoever asks is then answered as everybody else is.
      standing.delete(key);
      log.error({ err: error }, 'An expected answer cannot be made');
    }
  };

  const makeExpected = async () => {
    if (isMaking) return;
    isMaking = true;
    let made: number;
    do {
      made = generation;
      for (const request of expected) await make(request);
    } while (made !== generation);
    isMaking = false;
    settled = setTimeout(() => void compressBest(made), SETTLE_MS);
    settled.unref();
  };

  const compressBest = async (made: number) => {
    for (const answer of standing.values()) {
      if (made === generation) await prepareAll(answer, 'best');
    }
  };

  return {
    find: (key) => standing.get(key) ?? given.get(key),
    keeper: () => {
      const begun = generation;
      return (key, answer) => {
        if (begun === generation) given.set(key, answer);
      };
    },
    renew: () => {
      generation++;
      given.clear();
      clearTimeout(settled);
      void makeExpected();
    },
  };
}
