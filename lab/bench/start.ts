import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../testing/postgres.ts';
import { buildSite } from '../../tools/lib/build.mjs';
import { inProject } from '../../tools/lib/project.mjs';
import { atMost } from '../lib/figures.ts';
import { sampleOf } from '../lib/measure.ts';
import type { Part } from '../lib/result.ts';

/** How long `npm start` takes on an installed and built tree. */
export const start: Part = {
  title: 'Starting',
  run: async ({ quick }) => {
    await buildSite();
    const cold: number[] = [];
    const warm: number[] = [];
    for (let round = 0; round < (quick ? 1 : 7); round++) {
      const folder = mkdtempSync(join(tmpdir(), 'kuntur-start-'));
      cold.push(await secondsToReady(folder));
      warm.push(await secondsToReady(folder));
      rmSync(folder, { recursive: true, force: true });
    }
    return {
      figures: [
        atMost(5, 'npm start on an empty embedded database', sampleOf(cold), 's'),
        atMost(2, 'npm start on a warm embedded database', sampleOf(warm), 's'),
      ],
      notes: [
        'From the command until the line that says that the shop is ready, which is written once it has answered a request of its own. Medians of seven, and the spread.',
      ],
    };
  },
};

async function secondsToReady(folder: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: inProject(),
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'postgres') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`npm start ended:\n${output}`)));
  });
  const seconds = (performance.now() - began) / 1_000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}
