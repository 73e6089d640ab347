import { Worker } from 'node:worker_threads';
import { log } from '../observability/log.ts';
import { createTurns } from '../one-at-a-time.ts';
import type { Spreadsheet } from './columns.ts';
import type { readBasis } from './exports.ts';
import type { ImportChoices } from './merge-file.ts';
import { OwnerError } from './owner-error.ts';
import type { Plan } from './plan.ts';

/** Limits of the worker; a file of 10,000 products takes a second. */
const MAX_MS = 30_000;
const MAX_HEAP_MB = 512;
/** How long a worker waits for the next file: it takes half a second to start. */
const IDLE_MS = 60_000;

const NOT_READ =
  'No se pudo leer el archivo: es demasiado grande, está dañado, o el servidor no puede ahora. Inténtelo de nuevo, por favor.';
const NOT_WRITTEN = 'No se pudo preparar el archivo. Inténtelo de nuevo, por favor.';

type ReadBasis = (exportVersion: string | null) => ReturnType<typeof readBasis>;

/**
 * Reads an XLSX or CSV file, or takes a table, and plans its import. A large file takes seconds; a
 * damaged one can exhaust the memory or never end.
 * @param read called with the exported version that the file names
 * @param signal aborted when nobody waits for the plan any more
 * @throws OwnerError
 */
export function planFile(
  file: Uint8Array | Spreadsheet,
  read: ReadBasis,
  choices: ImportChoices = {},
  signal?: AbortSignal,
): Promise<Plan> {
  const task = { task: 'plan', content: { file, choices } };
  return runInTurn(() => runTask<Plan>(task, NOT_READ, { read, signal }), signal);
}

/** Writes XLSX: 10,000 products take seconds. @throws OwnerError */
export function writeXlsxFile(content: Spreadsheet, signal?: AbortSignal): Promise<Uint8Array> {
  const task = { task: 'xlsx', content };
  return runInTurn(() => runTask<Uint8Array>(task, NOT_WRITTEN, { signal }), signal);
}

/** One worker at a time: each may use a core and its whole memory. */
const runInTurn = createTurns();

interface Caller {
  read?: ReadBasis;
  signal?: AbortSignal | undefined;
}

async function runTask<Result>(
  task: object,
  failure: string,
  { read, signal }: Caller,
): Promise<Result> {
  const worker = takeWorker();
  let onExit = () => {};
  const end = () => void worker.terminate();
  const timer = setTimeout(end, MAX_MS);
  signal?.addEventListener('abort', end);
  worker.postMessage(task);
  try {
    return await new Promise<Result>((resolve, reject) => {
      worker.on('message', ({ exportVersion, result, problem }) => {
        if (result || problem) keepWorker(worker);
        if (result) resolve(result);
        else if (problem) reject(new OwnerError(problem));
        else read?.(exportVersion).then((basis) => worker.postMessage(basis), reject);
      });
      // Some damaged files let the reader's promise hang: the thread exits without a message.
      onExit = () => reject(new OwnerError(failure));
      worker.once('exit', onExit);
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    worker.removeAllListeners('message').off('exit', onExit);
    if (worker !== idle) void worker.terminate();
  }
}

/** The worker of the last file, while it waits for the next one. */
let idle: Worker | null = null;
let idleTimer: NodeJS.Timeout | undefined;

function takeWorker(): Worker {
  clearTimeout(idleTimer);
  const worker = idle ?? startWorker();
  idle = null;
  worker.ref();
  return worker;
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./spreadsheet-worker.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    execArgv: [],
  });
  worker.on('error', (error) => log.warn({ err: error }, 'A spreadsheet failed'));
  worker.on('exit', () => {
    if (idle === worker) idle = null;
  });
  return worker;
}

/** A worker that waits does not keep the process running. */
function keepWorker(worker: Worker): void {
  worker.unref();
  idle = worker;
  const end = () => {
    idle = null;
    void worker.terminate();
  };
  idleTimer = setTimeout(end, IDLE_MS).unref();
}
