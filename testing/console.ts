import { format } from 'node:util';
import { type Watch, watch } from './watch.ts';

const levels = ['debug', 'log', 'info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];

let watches = watchesOfATest();

/**
 * Declares that the current test writes to the console: every message at
 * `level` that contains or matches `pattern` is swallowed, and at least one
 * must come before the test ends.
 */
export function expectConsole(level: Level, pattern: RegExp | string): void {
  watches[level].expectIt(pattern);
}

/** From now on nothing reaches the console; `settleConsole` tells what should not have. */
export function watchConsole(): void {
  for (const level of levels) {
    console[level] = (...args: unknown[]) => watches[level].record(format(...args));
  }
}

/**
 * Ends one test's account and opens the next.
 * @throws {Error} that quotes what nobody expected and names what did not come.
 */
export function settleConsole(): void {
  const ended = watches;
  watches = watchesOfATest();
  for (const level of levels) ended[level].settle();
}

function watchesOfATest(): Record<Level, Watch> {
  const entries = levels.map((level) => [level, watch(`console.${level}`)]);
  return Object.fromEntries(entries);
}
