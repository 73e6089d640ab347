import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { inProject } from '../tools/lib/project.mjs';

export interface LogLine {
  level: string;
  msg: string;
  [field: string]: unknown;
}

/** The server in its own process. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Standard output until now. */
  output(): string;
  /** The log until now; each line must be JSON. */
  log(): LogLine[];
  logText(): string;
  /** Sends a signal and waits for the exit code, null if the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  ended: Promise<number | null>;
}

/** A server that may not be ready yet. */
export interface StartingServer extends Omit<ServerProcess, 'url'> {
  /** Resolves with the URL; rejects with the log if the server exits. */
  ready(): Promise<string>;
}

/** Spawns the server on a free port, unless `PORT` is set. */
export function beginServer(environment: NodeJS.ProcessEnv): StartingServer {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: inProject(),
    env: { PATH: process.env.PATH, PORT: '0', OPEN_GRAPHQL: '1', ...environment },
  });
  endWithTests(child);
  const output = collectOutput(child.stdout);
  const logText = collectOutput(child.stderr);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /is ready at (\S+)\n/.exec(output())?.[1];
      if (url) resolve(url);
    });
    void ended.then((code) => reject(new Error(`The server exited with ${code}: ${logText()}`)));
  });
  // Not a failure for tests that end it before it is ready.
  ready.catch(() => undefined);
  return {
    pid: child.pid ?? Number.NaN,
    output,
    // The last line may be incomplete.
    log: () =>
      logText()
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
    logText,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
    ended,
    ready: () => ready,
  };
}

/** Starts the server and waits until it is ready. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const server = beginServer(environment);
  return { ...server, url: await server.ready() };
}

function collectOutput(stream: Readable): () => string {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

function endWithTests(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.removeListener('exit', kill));
}
