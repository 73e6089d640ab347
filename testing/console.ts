import { format } from 'node:util';

const levels = ['debug', 'log', 'info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];

interface Expectation {
  level: Level;
  pattern: RegExp | string;
  met: boolean;
}

let expected: Expectation[] = [];
let stray: string[] = [];

/**
 * Declares that the current test writes to the console: every message at
 * `level` that contains or matches `pattern` is swallowed, and at least one
 * must come before the test ends.
 */
export function expectConsole(level: Level, pattern: RegExp | string): void {
  expected.push({ level, pattern, met: false });
}

/** From now on nothing reaches the console; `settleConsole` tells what should not have. */
export function watchConsole(): void {
  for (const level of levels) {
    console[level] = (...args: unknown[]) => receive(level, format(...args));
  }
}

/**
 * Ends one test's account and opens the next.
 * @throws {Error} that quotes what nobody expected and names what did not come.
 */
export function settleConsole(): void {
  const missing = expected
    .filter((expectation) => !expectation.met)
    .map(({ level, pattern }) => `console.${level} was expected with ${pattern}, and never came`);
  const complaints = [...stray, ...missing];
  expected = [];
  stray = [];
  if (complaints.length > 0) throw new Error(complaints.join('\n\n'));
}

function receive(level: Level, message: string): void {
  const expectation = expected.find(
    (candidate) => candidate.level === level && matches(message, candidate.pattern),
  );
  if (expectation) expectation.met = true;
  else stray.push(`stray console.${level}; if it is meant, use expectConsole():\n${message}`);
}

function matches(message: string, pattern: RegExp | string): boolean {
  return typeof pattern === 'string' ? message.includes(pattern) : pattern.test(message);
}
