import { isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSettings } from './config.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { handleStarting, handleStopping } from './http/app.ts';
import { drain, listen } from './http/listen.ts';
import { createAdminServer, createWebServer } from './http/web-server.ts';
import { log } from './observability/log.ts';
import { memoryProblem } from './observability/memory.ts';
import { type OpenShop, openShop } from './shop.ts';
import { currentShop } from './shop-file.ts';
import { StartUpError } from './start-up-error.ts';

/**
 * How long a proxy can still connect after `/readyz` has begun to answer 503, in milliseconds. A
 * refused connection costs a request that the proxy does not repeat.
 */
const NOTICE_MS = 2_000;
/** Time for responses in progress to finish on shutdown, in milliseconds. */
const DRAIN_MS = 10_000;

let handle = handleStarting;
let database: Database | undefined;
let shop: OpenShop | undefined;
let isStopping = false;
let isBehindProxy = false;
const shopServer = createWebServer((request, response) => handle(request, response));
const adminServer = createAdminServer((request, response) => {
  Promise.resolve(shop?.admin?.(request, response)).catch(() => response.destroy());
});

async function serveShop(): Promise<void> {
  const settings = readSettings(process.env);
  // Listening comes first: a port that is in use is reported before the database is opened.
  const { HOST: host = null, DATABASE_URL: databaseUrl = null, DATA_DIR, PUBLIC_URL } = settings;
  isBehindProxy = settings.TRUST_PROXY.length > 0;
  const port = await listen(shopServer, settings.PORT, host);
  const url = localUrl(host, port);
  const store = databaseUrl === null ? 'embedded' : 'postgres';
  log.info({ port, store, node: process.version }, 'Starting');
  const lack = memoryProblem(store);
  if (lack) log.warn(lack);
  if (PUBLIC_URL === undefined && isBehindProxy)
    log.warn(`PUBLIC_URL is not set: links for search engines and messengers name ${url}`);

  database = await openDatabase(databaseUrl, DATA_DIR);
  shop = await openShop(database, settings, PUBLIC_URL ?? url);
  if (shop.admin) await listen(adminServer, settings.ADMIN_PORT, settings.ADMIN_BIND, 'ADMIN_PORT');
  if (isStopping) return;
  handle = shop.handle;
  log.info({ ms: Math.round(performance.now()) }, 'Ready');
  console.log(`${currentShop().name} is ready at ${PUBLIC_URL ?? url}`);
}

function localUrl(host: string | null, port: number): string {
  const isEverywhere = host === null || host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  isStopping = true;
  log.info({ signal }, 'Stopping');
  handle = handleStopping(handle);
  if (isBehindProxy) await sleep(NOTICE_MS);
  await drain(shopServer, DRAIN_MS);
  // What start() is still opening has to be closed, too.
  await starting.catch(() => undefined);
  adminServer.close();
  adminServer.closeAllConnections();
  shop?.close();
  await database?.close();
  log.info('Stopped');
  process.exit(0);
}

function fail(error: unknown): never {
  if (error instanceof StartUpError) log.fatal(error.message);
  else log.fatal({ err: error }, 'Uncaught exception, exiting');
  process.exit(1);
}

for (const name of ['SIGTERM', 'SIGINT'] as const) {
  // Ctrl+C in a terminal arrives twice, the second time by npm.
  process.on(name, (signal) => void (isStopping || stop(signal).catch(fail)));
}
// Without a listener Node opens its debugger on a port.
process.on('SIGUSR1', () => {});
// After an uncaught exception the state is unknown; a supervisor restarts the program.
process.on('uncaughtException', fail);
const starting = serveShop();
starting.catch(fail);
