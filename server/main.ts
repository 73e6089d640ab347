import { get } from 'node:http';
import { isIPv6 } from 'node:net';
import { readSeed } from './catalogue/seed.ts';
import { readSettings } from './config.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { handleStarting, handleStopping } from './http/app.ts';
import { drain } from './http/drain.ts';
import { listen } from './http/listen.ts';
import { serveOperators } from './http/operator-server.ts';
import { createWebServer } from './http/web-server.ts';
import { log } from './observability/log.ts';
import type { Shop } from './shop.ts';
import { StartUpError } from './start-up-error.ts';

/** Time for in-flight responses to finish on shutdown, in milliseconds. */
const DRAIN_MS = 10_000;

let handle = handleStarting;
let database: Database | undefined;
let shop: Shop | undefined;
let closeMetrics: (() => void) | undefined;
let isStopping = false;
const server = createWebServer((request, response) => handle(request, response));

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  // The ports first: when one is taken, that is known before any data is touched.
  const port = await listen(server, settings.port, settings.host);
  const { metrics } = settings;
  if (metrics) {
    const admin = () => shop?.admin;
    closeMetrics = await serveOperators(() => shop?.metrics, admin, metrics.port, metrics.host);
  }
  const url = localUrl(settings.host, port);
  const store = settings.databaseUrl === null ? 'embedded' : 'postgres';
  log.info({ port, store, node: process.version }, 'Starting');

  // Before any data is touched, though it is used by a first start alone.
  await readSeed(settings.seedFile);
  const opening = openDatabase(settings);
  // A good part of the start is loading the program: here while the database, in its own thread or
  // process, opens. A database that fails in that time is reported below.
  opening.catch(() => undefined);
  const { openShop } = await import('./shop.ts');
  database = await opening;
  shop = await openShop(database, settings, settings.publicUrl ?? url);
  // Told to stop meanwhile: what it has opened is let go by `stop`.
  if (isStopping) return;
  handle = shop.handle;

  // What else is wrong, /healthz goes on saying: the catalogue can be shown all the same.
  const status = await statusOf(`${url}/readyz`);
  if (status !== 200) throw new StartUpError(`The server does not answer at ${url}: ${status}.`);
  log.info({ ms: Math.round(performance.now()) }, 'Ready');
  console.log(`Kuntur Aceros is ready at ${url}`);
}

/** Where a server that listens on `host` can be reached from its own machine. */
function localUrl(host: string | null, port: number): string {
  const isEverywhere = host === null || host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** Leaves no connection behind that would have to be waited for when the server stops. */
function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  isStopping = true;
  log.info({ signal }, 'Stopping');
  handle = handleStopping(handle);
  await drain(server, DRAIN_MS);
  closeMetrics?.();
  shop?.close();
  await database?.close();
  log.info('Stopped');
  process.exit(0);
}

function fail(error: unknown): never {
  if (error instanceof StartUpError) log.fatal(error.message);
  else log.fatal({ err: error }, 'The program ends on account of an error');
  process.exit(1);
}

process.once('SIGTERM', (signal) => void stop(signal).catch(fail));
process.once('SIGINT', (signal) => void stop(signal).catch(fail));
// After an uncaught exception the state is unknown; a supervisor restarts the program.
process.on('uncaughtException', fail);
start().catch((error: unknown) => {
  // Told to stop while starting: what was under way fails, and that is no failure.
  if (!isStopping) fail(error);
});
