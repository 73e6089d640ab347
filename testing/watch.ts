/** Something that must not happen in a test unless it is declared, and must when it is. */
export interface Watch {
  /** Declares that it may come, and must come at least once unless it is optional. */
  expectIt: Expect;
  /** It came. */
  record: (what: string) => void;
  /** @throws {Error} that names what nobody declared and what did not come */
  settle: () => void;
}

export type Expect = (pattern: RegExp | string, options?: { isOptional: boolean }) => void;

/** @param name what is watched, for the complaint */
export function watch(name: string): Watch {
  const expected: (RegExp | string)[] = [];
  const required: (RegExp | string)[] = [];
  const seen: string[] = [];
  return {
    expectIt: (pattern, { isOptional } = { isOptional: false }) => {
      expected.push(pattern);
      if (!isOptional) required.push(pattern);
    },
    record: (what) => void seen.push(what),
    settle: () => {
      const stray = seen.filter((what) => !expected.some((pattern) => matches(what, pattern)));
      const missing = required.filter((pattern) => !seen.some((what) => matches(what, pattern)));
      const complaints = [
        ...stray.map((what) => `A ${name} that the test does not expect: ${what}`),
        ...missing.map((pattern) => `A ${name} that was expected and never came: ${pattern}`),
      ];
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    },
  };
}

function matches(what: string, pattern: RegExp | string): boolean {
  return typeof pattern === 'string' ? what.includes(pattern) : pattern.test(what);
}
