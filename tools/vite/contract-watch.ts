import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErrorPayload, Plugin } from 'vite';
import { type Diagnostic, formatDiagnostic } from '../schema/diagnostic.ts';

/** The sources of the generated types, relative to the project. */
const sources = /^(schema\.graphql|src[\\/]graphql[\\/]documents[\\/][^\\/]+\.graphql)$/;

/**
 * Regenerates types in the development server when the contract or a document is saved. Errors are
 * printed and shown in Vite's overlay until a save fixes them.
 *
 * @param regenerate updates the generated files; returns the errors that prevent it
 */
export function contractWatch(regenerate = regenerateLazily): Plugin {
  return {
    name: 'contract-watch',
    apply: (_, { command, mode, isPreview }) =>
      command === 'serve' && mode !== 'test' && !isPreview,
    configureServer({ config: { root, logger }, watcher, ws }) {
      let shown: ErrorPayload | undefined;
      let isScheduled = false;
      let last = Promise.resolve();
      const update = async () => {
        isScheduled = false;
        const errors = await regenerate(root);
        const isFixed = shown !== undefined && errors.length === 0;
        shown = overlayOf(errors, root);
        if (shown) {
          logger.error(shown.err.message, { timestamp: true });
          ws.send(shown);
        } else if (isFixed) {
          logger.info('Contract and documents agree again.', { timestamp: true });
          // Closes the overlay, also when no module of the page has changed.
          ws.send({ type: 'update', updates: [] });
        }
      };
      /** Updates run one after another; saves during an update cause one more. */
      const schedule = () => {
        if (isScheduled) return;
        isScheduled = true;
        last = last.then(update).catch((error: unknown) => {
          logger.error(`Types could not be generated: ${error}`, { timestamp: true });
        });
      };
      watcher.on('all', (_event, path) => {
        if (sources.test(relative(root, path))) schedule();
      });
      ws.on('connection', () => {
        if (shown) ws.send(shown);
      });
      schedule();
    },
  };
}

function overlayOf(errors: readonly Diagnostic[], root: string): ErrorPayload | undefined {
  const [first] = errors;
  if (!first) return undefined;
  const loc = { file: join(root, first.file), line: first.line, column: 1 };
  const message = errors.map(formatDiagnostic).join('\n');
  return {
    type: 'error',
    err: { message, stack: '', id: loc.file, loc, plugin: 'contract-watch' },
  };
}

/** Loaded by tsx on first use, since Node 20 does not run TypeScript. */
async function regenerateLazily(root: string): Promise<readonly Diagnostic[]> {
  generator ??= import('tsx/esm/api').then(({ tsImport }) =>
    tsImport(fileURLToPath(new URL('../schema/generate.ts', import.meta.url)), import.meta.url),
  );
  const { regenerate } = await generator;
  return regenerate(root);
}

let generator: Promise<{ regenerate: typeof regenerateLazily }> | undefined;
