import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The server as its operator runs it: a process of its own. */
export interface ServerProcess {
  /** Where it answers. */
  url: string;
  pid: number;
  /** What it has written until now, both streams. */
  output(): string;
  /** Sends a signal and waits for the end; the exit code, or null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the server on a free port, unless the settings name one, and waits
 * until it says that it is ready.
 *
 * @throws with its output when it ends instead.
 */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const { child, output, ended } = run(environment);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /is ready at (\S+)\n/.exec(output())?.[1];
      if (found) resolve(found);
    });
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output()}`)));
  });
  return {
    url,
    pid: child.pid ?? Number.NaN,
    output,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs a server that cannot start until it has ended. */
export async function runServer(environment: NodeJS.ProcessEnv) {
  const { output, ended } = run(environment);
  return { code: await ended, output: output() };
}

function run(environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    // Tests ask what they like; those of the door close it.
    env: { PATH: process.env.PATH, PORT: '0', OPEN_GRAPHQL: '1', ...environment },
  });
  endWithTests(child);
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, output: () => text };
}

function endWithTests(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.removeListener('exit', kill));
}
