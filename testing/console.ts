import { format } from 'node:util';
import { type Observer, observe } from './observe.ts';

const levels = ['debug', 'log', 'info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];

let observers = createObservers();

/**
 * Declares that the current test writes to the console: messages at `level` that contain or match
 * `pattern` are accepted, and at least one must come before the test ends.
 */
export function expectConsole(level: Level, pattern: RegExp | string): void {
  observers[level].expectIt(pattern);
}

/** Replaces the console's methods; messages are recorded and not printed. */
export function observeConsole(): void {
  for (const level of levels) {
    console[level] = (...args: unknown[]) => observers[level].record(format(...args));
  }
}

/**
 * Checks the messages of one test and resets for the next.
 * @throws {Error} that lists unexpected and missing messages
 */
export function verifyConsole(): void {
  const finished = observers;
  observers = createObservers();
  for (const level of levels) finished[level].verify();
}

function createObservers(): Record<Level, Observer> {
  const entries = levels.map((level) => [level, observe(`console.${level}`)]);
  return Object.fromEntries(entries);
}
