import { HttpResponse } from 'msw';
import { isCall } from '../testing/calls.ts';
import {
  hang,
  offline,
  type Responder,
  type ResponderContext,
  type SentRequest,
} from '../testing/responses.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { isTyped } from './masked.ts';
import type { RecordedAnswer, Recording } from './recording.ts';
import { parseScenario, playScenario } from './scenarios/scenario.ts';

/** A recording that is being played. */
export interface Replay {
  recording: Recording;
  /** Puts it over whatever the backend plays at the moment, and goes on where it was. */
  layOver(api: ShopApi): void;
}

/**
 * Begins a recording from its first answer. Each call, with its variables, is answered as it was
 * then, in the same order, and takes as long; the last answer repeats. What the recording does not
 * have is left to what lies below.
 */
export function startReplay(recording: Recording): Replay {
  const queues = new Map<string, RecordedAnswer[]>();
  for (const answer of recording.answers) {
    const key = keyOf(answer);
    queues.set(key, [...(queues.get(key) ?? []), answer]);
  }
  const answerAsThen: Responder = (normal, context) => {
    const queue = queues.get(keyOf(context.request)) ?? [];
    const next = queue.length > 1 ? queue.shift() : queue[0];
    return next ? reproduce(next, normal, context) : normal();
  };
  const calls = new Set(recording.answers.map(({ call }) => call));
  return {
    recording,
    layOver: (api) => {
      for (const call of calls) if (isCall(call)) api.respond(call, answerAsThen);
    },
  };
}

/**
 * Puts a backend into the state of a recording: its scenario, and over it its answers.
 *
 * @throws {ScenarioError} when there is no such scenario any more
 */
export function replayRecording(api: ShopApi, recording: Recording): void {
  playScenario(api, parseScenario(recording.scenario, recording.seed));
  startReplay(recording).layOver(api);
}

async function reproduce(
  { delay, outcome }: RecordedAnswer,
  normal: () => Promise<Response>,
  context: ResponderContext,
): Promise<Response> {
  if (outcome.kind === 'silence') return hang(normal, context);
  await context.wait(delay);
  if (outcome.kind === 'network') return offline(normal, context);
  const { status, contentType, body } = outcome;
  return new HttpResponse(bodyless.has(status) ? null : body, {
    status,
    headers: contentType === null ? {} : { 'content-type': contentType },
  });
}

const bodyless = new Set([204, 205, 304]);

/** What was typed is masked in a recording; such a call is told by its name alone. */
function keyOf({
  call,
  variables,
}: Pick<SentRequest | RecordedAnswer, 'call' | 'variables'>): string {
  return isTyped(call) ? String(call) : `${call} ${JSON.stringify(variables, sortedKeys)}`;
}

/** For `JSON.stringify`: variables are the same in whatever order they are written. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
