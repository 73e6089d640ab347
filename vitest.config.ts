import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { filesIn } from './testing/files.ts';
import site from './vite.config.ts';

/** Two copies of graphql cannot read each other's schemas: all share that which Node loads by itself. */
const oneGraphql = [
  { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) },
];

/** Test files that put other modules in the place of the site's, or load the site's anew. */
const isolated = filesIn(['src', 'tests'], /\.test\.tsx?$/).filter((file) =>
  /\bvi\.(mock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

const unit = {
  alias: oneGraphql,
  // No bound on the code: a busy machine takes its time.
  testTimeout: 90_000,
  environment: 'node',
  setupFiles: ['testing/setup-unit.ts'],
};

const pages = {
  alias: oneGraphql,
  // No bound on the site: a busy machine takes its time.
  testTimeout: 90_000,
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: ['setup-unit', 'setup-pages'].map((name) => `testing/${name}.ts`),
};

/**
 * Kinds of tests, each a project that can be run alone
 * (`npx vitest --project pages`). All of them compile as the site does.
 */
export default mergeConfig(
  site,
  defineConfig({
    resolve: { dedupe: ['react', 'react-dom'] },
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      // A worker loads the site once, not once for each of its files.
      isolate: false,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            ...unit,
            include: [
              '{src,server,tools,testing,workbench}/**/*.test.ts',
              'tests/conventions/**/*.test.ts',
            ],
            exclude: isolated,
          },
        },
        {
          extends: true,
          test: {
            name: 'unit-isolated',
            ...unit,
            include: isolated.filter((file) => file.endsWith('.ts')),
            isolate: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'pages',
            ...pages,
            include: ['{src,tests/pages}/**/*.test.tsx'],
            exclude: isolated,
          },
        },
        {
          extends: true,
          test: {
            name: 'pages-isolated',
            ...pages,
            include: isolated.filter((file) => file.endsWith('.tsx')),
            isolate: true,
          },
        },
        ...['server', 'server-slow'].map((name) => ({
          extends: true as const,
          test: {
            name,
            alias: oneGraphql,
            environment: 'node' as const,
            include: [
              `tests/{server,contract,faults/server,faults/hostile}/**/*${name === 'server' ? '' : '.slow'}.test.ts`,
            ],
            exclude: name === 'server' ? ['**/*.slow.test.ts'] : [],
            globalSetup: 'testing/server-setup.ts',
            // What the server says while a test makes it fail is the log's affair.
            env: { LOG_LEVEL: 'fatal' },
            // No bound on the server: a busy machine takes its time to start one.
            testTimeout: 180_000,
            hookTimeout: 120_000,
          },
        })),
        ...['schema', 'schema-slow'].map((name) => ({
          extends: true as const,
          test: {
            name,
            environment: 'node' as const,
            alias: oneGraphql,
            include: [`tests/schema/*${name === 'schema' ? '' : '.slow'}.test.ts`],
            exclude: name === 'schema' ? ['**/*.slow.test.ts'] : [],
            // They run the compiler.
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        })),
      ],
    },
  }),
);
