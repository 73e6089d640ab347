import { utimesSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { ErrorPayload, Plugin } from 'vite';
import { type Diagnostic, formatDiagnostic } from '../schema/diagnostic.ts';
import { contractFile } from '../schema/workspace.ts';
import { importTypeScript } from './import-typescript.ts';

/** The sources of the generated types, relative to the project. */
const contractSources = /^(schema\.graphql|src[\\/]graphql[\\/]documents[\\/][^\\/]+\.graphql)$/;
/** `npm run dev` restarts the backend when this file is written. */
export const backendTypes = 'server/generated/resolvers.ts';
/** Milliseconds without a change after which a file is saved: the watcher also sees half of one. */
const pauseAfterChange = 100;

/**
 * Regenerates types in the development server when the contract or a document is saved. The errors
 * that prevent it are printed and shown in the page until they are fixed. Not
 * `graphql-codegen --watch`, which needs a native file watcher.
 */
export function contractWatch(): Plugin {
  return {
    name: 'contract-watch',
    apply: (_, { command, mode, isPreview }) =>
      command === 'serve' && mode !== 'test' && !isPreview,
    configureServer({ config: { root, logger }, watcher, ws }) {
      let errors: readonly Diagnostic[] = [];
      const show = () => {
        if (errors[0]) ws.send(overlay(errors[0], errors, root));
      };
      const update = async () => {
        const fixed = errors;
        errors = await regenerateInProcess(root);
        show();
        if (errors.length > 0) {
          logger.error(errors.map(formatDiagnostic).join('\n'), { timestamp: true });
          return;
        }
        // An update removes the overlay.
        if (fixed.length > 0) ws.send({ type: 'update', updates: [] });
        // A backend that started with an invalid contract has ended.
        if (fixed.some(({ file }) => file === contractFile)) touch(join(root, backendTypes));
        logger.info('Types regenerated.', { timestamp: true });
      };
      let last = Promise.resolve();
      /** Updates run one after another. */
      const schedule = () => {
        last = last.then(update).catch((error: unknown) => {
          logger.error(`Types could not be generated: ${error}`, { timestamp: true });
        });
      };
      let timer: NodeJS.Timeout | undefined;
      watcher.on('all', (_event, path) => {
        if (!contractSources.test(relative(root, path))) return;
        clearTimeout(timer);
        timer = setTimeout(schedule, pauseAfterChange);
      });
      // A page that is opened or reloaded.
      ws.on('connection', show);
      schedule();
    },
  };
}

/** Vite's overlay with all errors, at the place of the first. */
function overlay(
  { file, line }: Diagnostic,
  errors: readonly Diagnostic[],
  root: string,
): ErrorPayload {
  const message = errors.map(formatDiagnostic).join('\n');
  const loc = { file: resolve(root, file), line, column: 1 };
  return { type: 'error', err: { plugin: 'contract-watch', message, stack: '', loc } };
}

function touch(path: string): void {
  utimesSync(path, new Date(), new Date());
}

let generator: Promise<typeof import('../schema/generate.ts')> | undefined;

/** Updates the generated files; returns the errors. */
async function regenerateInProcess(root: string): Promise<readonly Diagnostic[]> {
  generator ??= importTypeScript(new URL('../schema/generate.ts', import.meta.url));
  return (await generator).regenerate(root);
}
