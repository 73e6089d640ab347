import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { filesIn } from './testing/files.ts';
import site from './vite.config.ts';

/** The copy of graphql that Node loads: a second copy could not use its schemas. */
const alias = [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }];

/** Test files that mock or reset modules. They get a module graph of their own. */
const isolated = filesIn(['src', 'testing', 'tests'], /\.test\.tsx?$/).filter((file) =>
  /\bvi\.(mock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

/**
 * Since version 25 Node.js has a `localStorage`, undefined without a file, which Vitest would not
 * replace by the one of jsdom. Node.js 20 does not know the option.
 */
const withoutWebStorage = ['--no-experimental-webstorage'].filter((option) =>
  process.allowedNodeEnvironmentFlags.has(option),
);

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

const project = (name: string, options: Options): TestProjectInlineConfiguration => ({
  extends: true,
  // Generous, because the tests also run on busy machines.
  test: { name, alias, testTimeout: 180_000, hookTimeout: 120_000, ...options },
});

const unit: Options = { setupFiles: ['testing/setup-unit.ts'] };

const pages: Options = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: ['testing/setup-unit.ts', 'testing/setup-pages.ts'],
};

/** Each project can run alone: `npx vitest run --project pages`. Slow tests: `*.slow.test.ts`, and `*.long.test.ts`. */
export default mergeConfig(
  site,
  defineConfig({
    resolve: { dedupe: ['react', 'react-dom'] },
    test: {
      restoreMocks: true,
      unstubGlobals: true,
      // A worker loads the modules once instead of once for each file.
      isolate: false,
      // Vitest's default leaves one core to the reporter: a single worker on two cores.
      maxWorkers: 2,
      execArgv: withoutWebStorage,
      projects: [
        project('unit', {
          ...unit,
          include: ['{src,server,tools,testing,workbench,tests/conventions}/**/*.test.ts'],
          exclude: isolated,
        }),
        project('unit-isolated', {
          ...unit,
          include: isolated.filter((file) => file.endsWith('.ts')),
          isolate: true,
        }),
        project('pages', {
          ...pages,
          include: ['{src,tests/pages}/**/*.test.tsx'],
          exclude: isolated,
        }),
        project('pages-isolated', {
          ...pages,
          include: isolated.filter((file) => file.endsWith('.tsx')),
          isolate: true,
        }),
        project('server', {
          include: ['tests/{server,contract}/**/*.test.ts'],
          globalSetup: 'testing/server-setup.ts',
          setupFiles: ['testing/setup-server.ts'],
        }),
        project('schema', { include: ['tests/schema/**/*.test.ts'] }),
      ],
    },
  }),
);
