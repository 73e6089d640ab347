/**
 * Reads a spreadsheet and plans its import, or writes XLSX, in a worker thread. Data: `{ file,
 * catalogue, options }` or `{ table }`. Message out: `{ result }`, or `{ problem }` in Spanish.
 */
import { parentPort, workerData } from 'node:worker_threads';

// A worker thread does not inherit the loader that runs TypeScript. Newer versions of Node need none.
if (!('typescript' in process.features) || !process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}
const { InvalidFileError } = await import('./invalid-file-error.ts');
const { planImport } = await import('./plan.ts');
const { readTable } = await import('./read-table.ts');
const { writeXlsx } = await import('./write-table.ts');

const { file, catalogue, options, table } = workerData;
const plan = async () => planImport(catalogue, await readTable(Buffer.from(file)), options);
try {
  parentPort?.postMessage({ result: await (table ? writeXlsx(table) : plan()) });
} catch (error) {
  if (!(error instanceof InvalidFileError)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
