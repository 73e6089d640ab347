import { defineConfig } from 'vitest/config';

/** The unit tests that `npm run audit -- mutants` runs; Stryker selects those that reach a mutant. */
export default defineConfig({
  test: {
    include: ['src/{cart,lib}/*.test.ts', 'server/spreadsheet/*.test.ts'],
    setupFiles: ['testing/setup-unit.ts'],
    testTimeout: 60_000,
  },
});
