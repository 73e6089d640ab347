import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../testing/postgres.ts';
import { buildSite } from '../../tools/lib/build.mjs';
import { inProject } from '../../tools/lib/project.mjs';
import { type Sample, sampleOf } from '../lib/measure.ts';
import { atMost, type Findings } from '../lib/result.ts';
import { brief, spread } from '../lib/say.ts';

/** How long `npm start` takes on an installed and built tree, and a build. */
export async function start({ quick }: { quick: boolean }): Promise<Findings> {
  await buildSite({ report: () => {} });
  const colds: number[] = [];
  const warms: number[] = [];
  const builds: number[] = [];
  for (let round = 0; round < (quick ? 1 : 7); round++) {
    const folder = mkdtempSync(join(tmpdir(), 'kuntur-start-'));
    colds.push(await secondsToReady(folder));
    warms.push(await secondsToReady(folder));
    rmSync(folder, { recursive: true, force: true });
  }
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    const began = performance.now();
    await buildSite({ force: true, report: () => {} });
    builds.push((performance.now() - began) / 1_000);
  }
  const figure = (name: string, sample: Sample, most: number) =>
    atMost(most, { goal: '12', name, sample, unit: 's' });
  const figures = [
    figure('npm start on an empty embedded database', sampleOf(colds), 5),
    figure('npm start on a warm embedded database', sampleOf(warms), 2),
    figure('build of the site, compression included', sampleOf(builds), 15),
  ];
  return {
    figures,
    tables: [
      {
        title: 'Starting and building (s)',
        head: ['measure', 'median', 'spread', 'runs'],
        rows: figures.map(({ name, sample }) => [
          name,
          brief(sample.median),
          spread(sample),
          String(sample.runs),
        ]),
      },
    ],
    notes: [
      'From the command until the line that says that the shop is ready, which is written once it has answered a request of its own. The build is repeated three times only.',
    ],
  };
}

async function secondsToReady(dataDirectory: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: inProject(),
    env: { ...process.env, PORT: String(port), DATA_DIR: join(dataDirectory, 'postgres') },
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
    child.once('close', () => reject(new Error(`npm start ended:\n${output}`)));
  });
  const seconds = (performance.now() - began) / 1_000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}
