import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { contactRequest, post, rawFetch } from '../http-client.ts';
import { CONTACT } from '../writers.ts';
import { operation, type Sent } from './requests.ts';

/** What a flood did to the others, and left behind. */
export interface FloodReport {
  name: string;
  /** Connections or requests of the flood. */
  sent: number;
  /** Visits meanwhile: page, file, list, a new search and the form, by somebody of another address. */
  visits: number;
  /** Answers to them other than 200. */
  turnedAway: number;
  slowestMs: number;
  /** Of the server, before and some seconds after. */
  before: ServerState;
  after: ServerState;
}

export interface ServerState {
  inFlight: number;
  openFiles: number;
  residentMiB: number;
}

export interface FloodTarget {
  url: string;
  pid: number;
  metricsUrl: string;
  /** A file of the site. */
  file: string;
}

interface Flood {
  name: string;
  /** At full size. */
  count: number;
  /** How many go on at the same time. */
  atOnce: number;
  one: (url: string, index: number) => Promise<unknown>;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: 198.51.100.1\r\n` +
  'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';

/** What each flood is of; at full size they take some two minutes together. */
const floodsOn = (file: string): Flood[] => [
  hangUps('hang-ups with a file behind a file', 10_000, get(file).repeat(4)),
  hangUps('hang-ups within a header', 10_000, 'GET / HTT'),
  hangUps('hang-ups within a body', 10_000, head('/graphql')),
  { name: 'bodies that never end', count: 3_000, atOnce: 1_000, one: sayAndWait(head(CONTACT)) },
  {
    name: 'probes of health',
    count: 20_000,
    atOnce: 60,
    one: (url) => rawFetch(url, '/healthz'),
  },
  {
    name: 'messages of twelve addresses',
    count: 1_200,
    atOnce: 12,
    one: (url, index) =>
      post(url, CONTACT, contactRequest('Una más'), { 'x-forwarded-for': `192.0.2.${index % 12}` }),
  },
];

/**
 * Does to a shop what a few programs of a stranger can do, one thing after the other, and looks at
 * what a visitor gets meanwhile. The shop must trust one proxy, so that the two can be told apart.
 *
 * @param scale 1 for the full size.
 */
export async function runFloods(target: FloodTarget, scale: number): Promise<FloodReport[]> {
  const reports: FloodReport[] = [];
  for (const { name, count, atOnce, one } of floodsOn(target.file)) {
    const before = await stateOf(target);
    const sent = Math.ceil(count * scale);
    let index = 0;
    const flooding = Promise.all(
      Array.from({ length: Math.min(atOnce, sent) }, async () => {
        // Refused or cut off: both are what a flood may get.
        while (index < sent) await one(target.url, index++).catch(() => undefined);
      }),
    );
    const visits = await visitUntil(target, flooding);
    await settle(target);
    reports.push({ name, sent, ...visits, before, after: await stateOf(target) });
  }
  return reports;
}

/** Visits again and again until the flood is over, at least once. */
async function visitUntil({ url, file }: FloodTarget, flooding: Promise<unknown>) {
  let isOver = false;
  void flooding.then(() => {
    isOver = true;
  });
  const report = { visits: 0, turnedAway: 0, slowestMs: 0 };
  do {
    for (const sent of visitOf(file, report.visits)) {
      const began = performance.now();
      const status = await answerOf(url, sent);
      report.slowestMs = Math.max(report.slowestMs, performance.now() - began);
      if (status !== 200) report.turnedAway++;
    }
    report.visits++;
    await sleep(200);
  } while (!isOver);
  return report;
}

function visitOf(file: string, visit: number): Sent[] {
  const message = JSON.stringify(contactRequest('Hola'));
  return [
    { path: '/', body: null },
    { path: file, body: null },
    operation('category'),
    operation('buscar-productos-por-nombre', { nombre: `tubo ${visit}` }),
    // A visitor writes once; each is another one.
    ...(visit % 25 === 0 ? [{ path: CONTACT, body: message }] : []),
  ];
}

let visitor = 0;
async function answerOf(url: string, { path, body }: Sent): Promise<number> {
  const from = { 'x-forwarded-for': `203.0.${(visitor >> 8) % 256}.${visitor++ % 256}` };
  const sent =
    body === null
      ? rawFetch(url, path, { headers: from })
      : post(url, path, JSON.parse(body), from);
  return sent.then(
    ({ status }) => status,
    () => 0,
  );
}

function hangUps(name: string, count: number, text: string): Flood {
  return {
    name,
    count,
    atOnce: 100,
    one: async (url, index) => {
      const socket = await say(url, text);
      // Some before the server has read it, some after.
      if (index % 2) await sleep(5);
      if (index % 3) socket.destroy();
      else socket.resetAndDestroy();
    },
  };
}

function sayAndWait(text: string): Flood['one'] {
  return async (url) => {
    const socket = await say(url, text);
    await new Promise((resolve) => socket.resume().once('close', resolve));
  };
}

function say(url: string, text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write(text);
      resolve(socket);
    });
    socket.on('error', reject);
  });
}

/** Until nothing is in flight any more, for ten seconds at most. */
async function settle(target: FloodTarget): Promise<void> {
  for (const began = Date.now(); Date.now() - began < 10_000; await sleep(250)) {
    if ((await stateOf(target)).inFlight === 0) return;
  }
}

async function stateOf({ metricsUrl, pid }: FloodTarget): Promise<ServerState> {
  const { body } = await rawFetch(metricsUrl, '/metrics');
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
  return {
    inFlight: metric('shop_requests_in_flight'),
    openFiles: readdirSync(`/proc/${pid}/fd`).length,
    residentMiB: Math.round(metric('process_resident_memory_bytes') / 2 ** 20),
  };
}
