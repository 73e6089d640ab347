import { format } from 'node:util';
import { type Observer, observe } from './observe.ts';

const consoleLevels = ['debug', 'log', 'info', 'warn', 'error'] as const;
type ConsoleLevel = (typeof consoleLevels)[number];

let observers = createObservers();

/**
 * Declares that the current test writes to the console: messages at `level` that contain or match
 * `pattern` are accepted, and at least one must come before the test ends.
 */
export function expectConsole(level: ConsoleLevel, pattern: RegExp | string): void {
  observers[level].expectIt(pattern);
}

/** Replaces the console's methods; messages are recorded and not printed. */
export function observeConsole(): void {
  for (const level of consoleLevels) {
    console[level] = (...args: unknown[]) => observers[level].record(format(...args));
  }
}

/** Whether all messages have come that the current test must write. */
export function hasExpectedConsole(): boolean {
  return consoleLevels.every((level) => observers[level].missing().length === 0);
}

/**
 * Checks the messages of one test and resets for the next.
 * @throws {Error} that lists unexpected and missing messages
 */
export function verifyConsole(): void {
  const finished = observers;
  observers = createObservers();
  for (const level of consoleLevels) finished[level].verify();
}

function createObservers(): Record<ConsoleLevel, Observer> {
  const entries = consoleLevels.map((level) => [level, observe(`console.${level}`)]);
  return Object.fromEntries(entries);
}
