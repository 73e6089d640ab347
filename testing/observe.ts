/** Records events that fail a test unless the test declares them. */
export interface Observer {
  /** Accepts events that match. At least one must come, unless `isOptional`. */
  expectIt: Expect;
  record: (event: string) => void;
  /** Declared events that have not come. */
  missing: () => readonly (RegExp | string)[];
  /** @throws {Error} that lists unexpected events and declared ones that did not come */
  verify: () => void;
}

export type Expect = (pattern: RegExp | string, options?: { isOptional: boolean }) => void;

/** @param name of the event in error messages: `console.error` */
export function observe(name: string): Observer {
  const expected: (RegExp | string)[] = [];
  const required: (RegExp | string)[] = [];
  const events: string[] = [];
  const missing = () =>
    required.filter((pattern) => !events.some((event) => matchesEvent(event, pattern)));
  return {
    expectIt: (pattern, { isOptional } = { isOptional: false }) => {
      expected.push(pattern);
      if (!isOptional) required.push(pattern);
    },
    record: (event) => void events.push(event),
    missing,
    verify: () => {
      const unexpected = events.filter(
        (event) => !expected.some((pattern) => matchesEvent(event, pattern)),
      );
      const errors = [
        ...unexpected.map((event) => `Unexpected ${name}: ${event}`),
        ...missing().map((pattern) => `Expected ${name} did not come: ${pattern}`),
      ];
      if (errors.length > 0) throw new Error(errors.join('\n'));
    },
  };
}

function matchesEvent(event: string, pattern: RegExp | string): boolean {
  return typeof pattern === 'string' ? event.includes(pattern) : pattern.test(event);
}
