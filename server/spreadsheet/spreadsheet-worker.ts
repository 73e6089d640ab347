import { Worker } from 'node:worker_threads';
import { log } from '../observability/log.ts';
import type { Spreadsheet } from './columns.ts';
import type { readBasis } from './exports.ts';
import type { ImportChoices } from './merge-file.ts';
import { OwnerError } from './owner-error.ts';
import type { Plan } from './plan.ts';

/** Limits of the worker; a file of 10,000 products takes a second. */
const MAX_MS = 30_000;
const MAX_HEAP_MB = 512;

const NOT_READ =
  'No se pudo leer el archivo: es demasiado grande, está dañado, o el servidor no puede ahora. Inténtelo de nuevo, por favor.';
const NOT_WRITTEN = 'No se pudo preparar el archivo. Inténtelo de nuevo, por favor.';

type ReadBasis = (exportVersion: string | null) => ReturnType<typeof readBasis>;

/**
 * Reads an XLSX or CSV file, or takes a table, and plans its import. A large file takes seconds; a
 * damaged one can exhaust the memory or never end.
 * @param read called with the exported version that the file names
 * @throws OwnerError
 */
export const planFile = (
  file: Uint8Array | Spreadsheet,
  read: ReadBasis,
  choices: ImportChoices = {},
) => runInWorker<Plan>('plan', { file, choices }, NOT_READ, read);

/** Writes XLSX: 10,000 products take seconds. @throws OwnerError */
export const writeXlsxFile = (file: Spreadsheet) =>
  runInWorker<Uint8Array>('xlsx', file, NOT_WRITTEN);

let last: Promise<unknown> = Promise.resolve();

/** One worker at a time: each may use a core and its whole memory. */
function runInWorker<Result>(
  task: string,
  content: unknown,
  failure: string,
  read?: ReadBasis,
): Promise<Result> {
  const result = last.then(() => runWorker<Result>({ task, content }, failure, read));
  last = result.catch(() => undefined);
  return result;
}

function runWorker<Result>(workerData: object, failure: string, read?: ReadBasis): Promise<Result> {
  const worker = new Worker(new URL('./spreadsheet-worker.mjs', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    execArgv: [],
  });
  const timer = setTimeout(() => void worker.terminate(), MAX_MS);
  return new Promise<Result>((resolve, reject) => {
    worker.on('message', ({ exportVersion, result, problem }) => {
      if (result) resolve(result);
      else if (problem) reject(new OwnerError(problem));
      else read?.(exportVersion).then((basis) => worker.postMessage(basis), reject);
    });
    worker.once('error', (error) => log.warn({ err: error }, 'A spreadsheet failed'));
    // Some damaged files let the reader's promise hang: the thread exits without a message.
    worker.once('exit', () => reject(new OwnerError(failure)));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
