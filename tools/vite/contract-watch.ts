import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Diagnostic, formatDiagnostic } from '../schema/diagnostic.ts';

/** The sources of the generated types, relative to the project. */
const contractSources = /^(schema\.graphql|src[\\/]graphql[\\/]documents[\\/][^\\/]+\.graphql)$/;

/**
 * Regenerates types in the development server when the contract or a document is saved, and prints
 * the errors that prevent it. Not `graphql-codegen --watch`, which needs a native file watcher.
 */
export function contractWatch(): Plugin {
  return {
    name: 'contract-watch',
    apply: (_, { command, mode, isPreview }) =>
      command === 'serve' && mode !== 'test' && !isPreview,
    configureServer({ config: { root, logger }, watcher }) {
      let last = Promise.resolve();
      /** Updates run one after another. */
      const schedule = () => {
        last = last
          .then(async () => {
            const errors = await regenerateInProcess(root);
            if (errors.length > 0)
              logger.error(errors.map(formatDiagnostic).join('\n'), { timestamp: true });
          })
          .catch((error: unknown) => {
            logger.error(`Types could not be generated: ${error}`, { timestamp: true });
          });
      };
      watcher.on('all', (_event, path) => {
        if (contractSources.test(relative(root, path))) schedule();
      });
      schedule();
    },
  };
}

/**
 * Updates the generated files; returns the errors. Loaded by tsx on first use, since Node 20 does not
 * run TypeScript.
 */
async function regenerateInProcess(root: string): Promise<readonly Diagnostic[]> {
  generator ??= import('tsx/esm/api').then(({ tsImport }) =>
    tsImport(fileURLToPath(new URL('../schema/generate.ts', import.meta.url)), import.meta.url),
  );
  return (await generator).regenerate(root);
}

let generator: Promise<{ regenerate: typeof regenerateInProcess }> | undefined;
