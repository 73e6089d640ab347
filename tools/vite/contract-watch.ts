import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErrorPayload, Plugin } from 'vite';
import type { Diagnostic } from '../schema/diagnostic.ts';

/** What types are generated from, relative to the project. */
const sources = /^(schema\.graphql|src[\\/]graphql[\\/]documents[\\/][^\\/]+\.graphql)$/;

/**
 * Lets a development server keep what is generated from the contract and the documents up to date:
 * a saved file is followed by what it gives, and what is wrong with it stands in the terminal and
 * over the page until a save has mended it.
 *
 * @param regenerate brings the files up to date; returns what has to be mended first
 */
export function contractWatch(regenerate = loadedRegenerate): Plugin {
  return {
    name: 'contract-watch',
    apply: (_, { command, mode, isPreview }) =>
      command === 'serve' && mode !== 'test' && !isPreview,
    configureServer({ config: { root, logger }, watcher, ws }) {
      let told: ErrorPayload | undefined;
      let last = Promise.resolve();
      let isDue = false;
      const bringUpToDate = async () => {
        const complaints = await regenerate(root);
        const isMended = told !== undefined && complaints.length === 0;
        told = overlayOf(complaints, root);
        if (told) {
          logger.error(told.err.message, { timestamp: true });
          ws.send(told);
        } else if (isMended) {
          logger.info('The contract and the documents agree again.', { timestamp: true });
          // Takes the overlay away, also where nothing that the page runs has changed.
          ws.send({ type: 'update', updates: [] });
        }
      };
      const follow = () => {
        if (isDue) return;
        isDue = true;
        last = last
          .then(() => {
            isDue = false;
            return bringUpToDate();
          })
          .catch((error: unknown) => {
            logger.error(`Types could not be generated: ${error}`, { timestamp: true });
          });
      };
      watcher.on('all', (_event, path) => {
        if (sources.test(relative(root, path))) follow();
      });
      ws.on('connection', () => {
        if (told) ws.send(told);
      });
      follow();
    },
  };
}

/** As Vite's client shows an error; undefined where there is none. */
function overlayOf(complaints: readonly Diagnostic[], root: string): ErrorPayload | undefined {
  const [first] = complaints;
  if (!first) return undefined;
  const loc = { file: `${root}/${first.file}`, line: first.line, column: 1 };
  const message = complaints.map((one) => `${one.file}:${one.line}: ${one.message}`).join('\n');
  return {
    type: 'error',
    err: { message, stack: '', id: loc.file, loc, plugin: 'contract-watch' },
  };
}

/** The generator is TypeScript, which Node 20 does not run by itself; loaded when it is needed. */
async function loadedRegenerate(root: string): Promise<readonly Diagnostic[]> {
  program ??= import('tsx/esm/api').then(({ tsImport }) =>
    tsImport(fileURLToPath(new URL('../schema/generate.ts', import.meta.url)), import.meta.url),
  );
  const { regenerate } = await program;
  return regenerate(root);
}

let program: Promise<{ regenerate: typeof loadedRegenerate }> | undefined;
