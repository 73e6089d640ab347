/**
 * The embedded PostgreSQL in a worker thread: PGlite blocks its thread during a query and ignores
 * statement_timeout, so only a worker can be terminated. JavaScript, because a worker thread does not
 * inherit the loader that runs TypeScript.
 * Messages in: `{ text, params }` (one at a time), or `'close'`.
 * Messages out: `{ rows: [] }` once it is ready, then for each query `{ rows }` or `{ error: { message, code } }`. Any
 * other failure ends the thread: the engine's memory may be corrupt.
 */
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const enginePort = parentPort;
if (!enginePort) throw new Error('This module runs as a worker thread only.');

// Optimizing its WebAssembly takes 600 MB in Node.js 24. Without, reading all products takes twice as
// long, which happens at a start and after a removal only.
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) {
  setFlagsFromString(flag);
}

const engine = await PGlite.create({
  dataDir: workerData.clusterPath,
  // PostgreSQL's default of 128 MB is for many sessions; the catalogue is in memory anyway.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
});

enginePort.on('message', async (message) => {
  if (message === 'close') {
    await engine.close();
    enginePort.close();
    return;
  }
  try {
    const { rows } = await engine.query(message.text, message.params);
    enginePort.postMessage({ rows });
  } catch (error) {
    if (!(error instanceof Error && 'severity' in error && 'code' in error)) throw error;
    enginePort.postMessage({ error: { message: error.message, code: error.code } });
  }
});
enginePort.postMessage({ rows: [] });
