import { isIPv6 } from 'node:net';
import { readSettings } from './config.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { answerStarting } from './http/app.ts';
import { drain } from './http/drain.ts';
import { listen } from './http/listen.ts';
import { createWebServer } from './http/web-server.ts';
import type { Shop } from './shop.ts';
import { StartUpError } from './start-up-error.ts';

/** How long answers under way may take to end when the program is told to stop, in milliseconds. */
const DRAIN_MS = 10_000;

let answer = answerStarting;
let database: Database | undefined;
let shop: Shop | undefined;
let isStopping = false;
const server = createWebServer((request, response) => answer(request, response));

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  // The port first: when it is taken, that is known before any data is touched.
  const port = await listen(server, settings.port, settings.host);
  const url = localUrl(settings.host, port);

  const opening = openDatabase(settings);
  // A good part of the start is loading the program: here while the database, in its own thread or
  // process, opens. A database that fails in that time is reported below.
  opening.catch(() => undefined);
  const { openShop } = await import('./shop.ts');
  database = await opening;
  shop = await openShop(database, settings, settings.publicUrl ?? url);
  answer = shop.answer;

  const health = await fetch(`${url}/healthz`);
  if (!health.ok) throw new StartUpError(`The server does not answer at ${url}: ${health.status}.`);
  console.log(`Kuntur Aceros is ready at ${url}`);
}

/** Where a server that listens on `host` can be reached from its own machine. */
function localUrl(host: string | null, port: number): string {
  const isEverywhere = host === null || host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

async function stop(): Promise<void> {
  isStopping = true;
  await drain(server, DRAIN_MS);
  shop?.close();
  await database?.close();
  process.exit(0);
}

function fail(error: unknown): never {
  console.error(error instanceof StartUpError ? error.message : error);
  process.exit(1);
}

process.once('SIGTERM', () => void stop().catch(fail));
process.once('SIGINT', () => void stop().catch(fail));
start().catch((error: unknown) => {
  // Told to stop while starting: what was under way fails, and that is no failure.
  if (!isStopping) fail(error);
});
