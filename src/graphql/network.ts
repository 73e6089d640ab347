import {
  type Exchange,
  getOperationName,
  makeErrorResult,
  makeOperation,
  makeResult,
  type Operation,
  type OperationResult,
  stringifyDocument,
  stringifyVariables,
} from 'urql';
import { filter, make, merge, mergeMap, pipe, share, takeUntil } from 'wonka';
import { limits, timings } from '../config.ts';
import { holdToContract } from './answer-shape.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { requestHeaders } from './transport.ts';

interface NetworkOptions {
  /** Milliseconds after which a question is given up, all its tries together. */
  timeout: number;
}

/** Statuses of trouble that may pass: too many requests, and a backend that is not there just now. */
const passing: readonly number[] = [429, 502, 503, 504];

/** For an operation that is asked once, whatever comes of it. */
export const askedOnce = { askedOnce: true } as const;

/**
 * Asks the backend, in the place of urql's own exchange, which waits for good, asks once and takes
 * any JSON for an answer; see decision 070.
 */
export function networkExchange({ timeout }: NetworkOptions): Exchange {
  return ({ client, forward }) => {
    /** What no answer came to, by key: asked again when the connection is back. */
    const unanswered = new Map<number, Operation>();
    globalThis.addEventListener?.('online', () => {
      const waiting = [...unanswered.values()];
      unanswered.clear();
      for (const operation of waiting) {
        const { context } = operation;
        client.reexecuteOperation(
          makeOperation('query', operation, { ...context, requestPolicy: 'network-only' }),
        );
      }
    });

    const answer = (operation: Operation) =>
      make<OperationResult>(({ next, complete }) => {
        const controller = new AbortController();
        const timer = setTimeout(() => controller.abort('timeout'), timeout);
        let isOver = false;
        const end = () => {
          isOver = true;
          clearTimeout(timer);
          controller.abort();
        };
        ask(operation, controller.signal).then((result) => {
          if (isOver) return;
          end();
          if (isUnanswered(result)) unanswered.set(operation.key, operation);
          else unanswered.delete(operation.key);
          next(result);
          complete();
        });
        return end;
      });

    return (operations$) => {
      const shared$ = share(operations$);
      const isTeardown = ({ kind }: Operation) => kind === 'teardown';
      const ended = (key: number) =>
        pipe(
          shared$,
          filter((operation) => isTeardown(operation) && operation.key === key),
        );
      return merge([
        pipe(
          shared$,
          filter((operation) => !isTeardown(operation)),
          mergeMap((operation) => pipe(answer(operation), takeUntil(ended(operation.key)))),
        ),
        pipe(shared$, filter(isTeardown), forward),
      ]);
    };
  };
}

/** Asks until an answer stands: at once where it is one, after a pause where the trouble may pass. */
async function ask(operation: Operation, signal: AbortSignal): Promise<OperationResult> {
  for (let tries = 1; ; tries += 1) {
    const result = await askOnce(operation, signal);
    const pause = pauseAfter(result, tries);
    if (signal.aborted || pause === null) return result;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, pause);
      signal.addEventListener('abort', () => resolve());
    });
  }
}

/** How long to wait before the next try, in ms; null where there is to be none. */
function pauseAfter({ error, operation }: OperationResult, tries: number): number | null {
  if (!error || tries > limits.retries || operation.context.askedOnce) return null;
  // Many visitors meet the same trouble at once; they are not to come back at once.
  const pause = timings.retryPause * 2 ** (tries - 1) * (0.5 + Math.random() / 2);
  const response: unknown = error.response;
  if (!(response instanceof Response)) return globalThis.navigator?.onLine === false ? null : pause;
  if (!passing.includes(response.status)) return null;
  const asked = Number(response.headers.get('retry-after')) * 1000 || 0;
  return asked > timings.longestRetryPause ? null : Math.max(asked, pause);
}

/**
 * Asks the network once. Never rejects: what is no answer of the contract is an error, with the
 * response where one has arrived whole.
 */
async function askOnce(operation: Operation, signal: AbortSignal): Promise<OperationResult> {
  let arrived: Response | undefined;
  try {
    // What React draws twice is asked for, called off and asked for again before anything is sent.
    await null;
    if (signal.aborted) throw signal.reason;
    const { query, variables } = operation;
    const operationName = getOperationName(query);
    const body = stringifyVariables({ operationName, query: stringifyDocument(query), variables });
    const sent =
      takeEarlyAnswer(body) ??
      fetch(operation.context.url, { method: 'POST', headers: requestHeaders, body, signal });
    const response = await before(signal, sent);
    const text = await before(signal, response.text());
    arrived = response;
    const result = makeResult(operation, JSON.parse(text), response);
    const isSound = holdToContract(operation, result.data);
    if (!isSound) result.data = undefined;
    if (result.error || (isSound && response.ok)) return result;
    throw new Error('Wrong answer');
  } catch (error) {
    return makeErrorResult(operation, new Error(String(error)), arrived);
  }
}

function isUnanswered({ error }: OperationResult): boolean {
  return error !== undefined && error.response === undefined;
}

/** The outcome of a promise, unless the signal is first: what was sent early knows no signal. */
function before<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}
