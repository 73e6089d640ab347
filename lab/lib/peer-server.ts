import { spawn } from 'node:child_process';
import { inProject } from '../../tools/lib/project.mjs';

/** A server to compare with, in its own process. */
export interface PeerServer {
  url: string;
  stop: () => void;
}

/** Starts a program of `lab/peers/`, which prints its port. */
export async function startPeer(program: string, ...args: readonly string[]): Promise<PeerServer> {
  const file = inProject('lab', 'peers', program);
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: inProject(),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', () => reject(new Error(`${program} exited.`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      process.removeListener('exit', kill);
      kill();
    },
  };
}
