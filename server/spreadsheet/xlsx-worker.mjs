/**
 * Reads an XLSX file in a thread of its own: a large one takes a second, and one that was made to
 * do harm all the time and memory that it is given. JavaScript, because a worker thread does not
 * inherit the loader that runs TypeScript.
 *
 * Data: `{ bytes, mostUnpacked }`. Message out: what `readXlsx` answers.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { readXlsx } from './xlsx.mjs';

const { bytes, mostUnpacked } = workerData;
parentPort?.postMessage(await readXlsx(Buffer.from(bytes), mostUnpacked));
