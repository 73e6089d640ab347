import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A line of the server's log. */
export interface LogLine {
  level: string;
  msg: string;
  [field: string]: unknown;
}

/** The server as its operator runs it: a process of its own. */
export interface ServerProcess {
  /** Where it answers. */
  url: string;
  pid: number;
  /** What it has written until now to standard output. */
  output(): string;
  /** What it has logged until now, line by line. */
  log(): LogLine[];
  /** The same as it was written. */
  logText(): string;
  /** Sends a signal and waits for the end; the exit code, or null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** The same without a signal. */
  ended: Promise<number | null>;
}

/** A server that may not be ready yet. */
export interface StartingServer extends Omit<ServerProcess, 'url'> {
  /** Where it answers, once it says that it is ready. Rejects with its log when it ends instead. */
  ready(): Promise<string>;
}

/** Begins to start the server on a free port, unless the settings name one. */
export function beginServer(environment: NodeJS.ProcessEnv): StartingServer {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    // Tests may send any document; those of the allow-list say otherwise.
    env: { PATH: process.env.PATH, PORT: '0', OPEN_GRAPHQL: '1', ...environment },
  });
  endWithTests(child);
  const output = collect(child.stdout);
  const logText = collect(child.stderr);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /is ready at (\S+)\n/.exec(output())?.[1];
      if (found) resolve(found);
    });
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${logText()}`)));
  });
  // Whoever ends it before it is ready does not ask.
  ready.catch(() => undefined);
  return {
    pid: child.pid ?? Number.NaN,
    output,
    log: () => parseLog(logText()),
    logText,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
    ended,
    ready: () => ready,
  };
}

/** Starts the server and waits until it says that it is ready; see `beginServer`. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const server = beginServer(environment);
  return { ...server, url: await server.ready() };
}

/** Runs a server that cannot start until it has ended. */
export async function runServer(environment: NodeJS.ProcessEnv) {
  const { output, log, ended } = beginServer(environment);
  return { code: await ended, output: output(), log: log() };
}

function collect(stream: Readable): () => string {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

/** Its whole lines; each must be JSON. The last may be half written. */
function parseLog(text: string): LogLine[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

function endWithTests(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.removeListener('exit', kill));
}
