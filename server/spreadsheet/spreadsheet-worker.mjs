/**
 * Plans imports of spreadsheets or writes them, in a worker thread. Message in: `{ task, content }`.
 * Message out: `{ result }`, or `{ problem }` in Spanish. Before it plans, it sends the
 * `{ exportVersion }` that the file names, and receives what the file is compared with.
 */
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';

// A worker thread does not inherit the loader that runs TypeScript. Newer versions of Node need none.
if (!('typescript' in process.features) || !process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}
const spreadsheetPort = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const { versionOf } = await import('./columns.ts');
const { OwnerError } = await import('../owner-error.ts');
const { planImport } = await import('./plan.ts');
const { readSpreadsheet } = await import('./read-table.ts');
const { writeXlsx } = await import('./write-table.ts');

/** @param {any} content */
async function plan({ file, choices }) {
  const sheets = file instanceof Uint8Array ? await readSpreadsheet(file, choices.sheets) : file;
  spreadsheetPort.postMessage({ exportVersion: versionOf(sheets.products) });
  const [{ catalogue, exported, memory }] = await once(spreadsheetPort, 'message');
  return planImport(catalogue, sheets, JSON.parse(exported), choices, memory);
}

for (;;) {
  const [{ task, content }] = await once(spreadsheetPort, 'message');
  try {
    spreadsheetPort.postMessage({
      result: await (task === 'plan' ? plan(content) : writeXlsx(content)),
    });
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    spreadsheetPort.postMessage({ problem: error.message });
  }
}
