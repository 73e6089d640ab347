import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import site from './vite.config.ts';

/** Two copies of graphql cannot read each other's schemas; inlined, all share one. */
const oneGraphql = { deps: { inline: [/graphql/] } };

/**
 * Kinds of tests, each a project that can be run alone
 * (`npx vitest --project pages`). All of them compile as the site does.
 */
export default mergeConfig(
  site,
  defineConfig({
    resolve: { dedupe: ['graphql', 'react', 'react-dom'] },
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            server: oneGraphql,
            environment: 'node',
            include: [
              '{src,server,tools,testing,workbench}/**/*.test.ts',
              'tests/{conventions,faults/client}/**/*.test.ts',
            ],
            setupFiles: ['testing/setup-unit.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'pages',
            server: oneGraphql,
            testTimeout: 30_000,
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
            include: ['{src,tests/pages,tests/faults/client}/**/*.test.tsx'],
            setupFiles: ['setup-unit', 'renders', 'setup-pages'].map(
              (name) => `testing/${name}.ts`,
            ),
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            server: oneGraphql,
            environment: 'node',
            include: ['tests/{server,contract,faults/server,faults/hostile}/**/*.test.ts'],
            // What the server says while a test makes it fail is the log's affair.
            env: { LOG_LEVEL: 'fatal' },
            testTimeout: 30_000,
            // Creating an embedded database takes seconds, more on a busy machine.
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'desk',
            environment: 'node',
            // The code generator loads its plugins past Vite: here the one copy is Node's.
            alias: [
              { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) },
            ],
            include: ['tests/desk/**/*.test.ts'],
            // They run the compiler; two at a time keep two cores busy.
            maxConcurrency: 2,
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  }),
);
