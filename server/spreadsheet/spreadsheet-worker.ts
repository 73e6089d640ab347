import { Worker } from 'node:worker_threads';
import { isLoadedRelease } from '../loaded-sources.ts';
import { log } from '../observability/log.ts';
import { createTurns } from '../one-at-a-time.ts';
import { OwnerError } from '../owner-error.ts';
import type { Spreadsheet } from './columns.ts';
import type { readBasis } from './exports.ts';
import type { ImportChoices } from './import-choices.ts';
import type { Plan } from './plan.ts';

/** Limits of the worker; a file of 100,000 products takes 20 s and 400 MB. */
const MAX_MS = 120_000;
const MAX_HEAP_MB = 512;
/** How long a worker waits for the next file: it takes half a second to start. */
const IDLE_MS = 60_000;

const CHANGED =
  'La tienda se actualizó y todavía no se reinició. Reiníciela, o espere un momento e inténtelo de nuevo.';

/** @param action `leer` or `preparar` */
const failuresOf = (action: string) => ({
  slow: `La tienda no terminó de ${action} el archivo en ${MAX_MS / 1000} segundos. Divídalo, o guárdelo de nuevo en Excel.`,
  memory: `La tienda no tiene bastante memoria para ${action} el archivo. Divídalo, por favor.`,
  other: `La tienda no pudo ${action} el archivo. El motivo está en el registro del servidor.`,
});
const WRITING = failuresOf('preparar');
const READING = {
  ...failuresOf('leer'),
  silent: 'El archivo está dañado. Ábralo en Excel y guárdelo de nuevo, por favor.',
};
type Failures = typeof WRITING & { silent?: string };

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
  return runInTurn(() => runTask<Plan>(task, READING, { read, signal }), signal);
}

/** Writes XLSX: 10,000 products take seconds. @throws OwnerError */
export function writeXlsxFile(content: Spreadsheet, signal?: AbortSignal): Promise<Uint8Array> {
  const task = { task: 'xlsx', content };
  return runInTurn(() => runTask<Uint8Array>(task, WRITING, { signal }), signal);
}

/** One worker at a time: each may use a core and its whole memory. */
const runInTurn = createTurns();

interface Caller {
  read?: ReadBasis;
  signal?: AbortSignal | undefined;
}

async function runTask<Result>(
  task: object,
  failures: Failures,
  { read, signal }: Caller,
): Promise<Result> {
  const worker = await takeWorker();
  let cause: keyof Failures = 'silent';
  let onExit = () => {};
  const end = () => void worker.terminate();
  const timer = setTimeout(() => {
    cause = 'slow';
    end();
  }, MAX_MS);
  const onError = (error: NodeJS.ErrnoException) => {
    cause = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'other';
  };
  worker.once('error', onError);
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
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
      onExit = () => reject(new OwnerError(failures[cause] ?? failures.other));
      worker.once('exit', onExit);
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    worker.removeAllListeners('message').off('exit', onExit).off('error', onError);
    if (worker !== idle) void worker.terminate();
  }
}

/** The worker of the last file, while it waits for the next one. */
let idle: Worker | null = null;
let idleTimer: NodeJS.Timeout | undefined;

/** @throws OwnerError when another release was written over the one that runs */
async function takeWorker(): Promise<Worker> {
  clearTimeout(idleTimer);
  const waiting = idle;
  idle = null;
  if (!waiting && !(await isLoadedRelease())) throw new OwnerError(CHANGED, 503);
  const worker = waiting ?? startWorker();
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
