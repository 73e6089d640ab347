/**
 * Reads or writes a spreadsheet in a worker thread. Data: `{ task, content }`. Message out:
 * `{ result }`, or `{ problem }` in Spanish.
 */
import { parentPort, workerData } from 'node:worker_threads';

// A worker thread does not inherit the loader that runs TypeScript. Newer versions of Node need none.
if (!('typescript' in process.features) || !process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}
const { OwnerError } = await import('./owner-error.ts');
const { readTable } = await import('./read-table.ts');
const { writeXlsx } = await import('./write-table.ts');

/** @type {Record<string, (content: any) => unknown>} */
const tasks = {
  read: (file) => readTable(Buffer.from(file)),
  write: writeXlsx,
};
try {
  parentPort?.postMessage({ result: await tasks[workerData.task]?.(workerData.content) });
} catch (error) {
  if (!(error instanceof OwnerError)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
