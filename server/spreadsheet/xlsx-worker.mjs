/**
 * Reads an XLSX file in a worker thread, with limits on time and memory. JavaScript, because a worker
 * thread does not inherit the loader that runs TypeScript.
 *
 * Data: `{ bytes, maxUnpacked }`. Message out: the result of `readXlsx`.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { readXlsx } from './xlsx.mjs';

const { bytes, maxUnpacked } = workerData;
parentPort?.postMessage(await readXlsx(Buffer.from(bytes), maxUnpacked));
