import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { options } from '../lib/options.mjs';
import { main } from '../lib/project.mjs';
import { writeOutputs } from './encoder.ts';
import { fingerprint, outputsOf, VARIANTS } from './plan.ts';
import { onGround } from './tone.ts';

const USAGE = `Usage: npm run pictures [-- --check | --force | --help]

Encodes tools/pictures/sources/{products,scenes}/*.webp to AVIF and WebP in
several widths under public/images/, and no-photo.svg to the JPEG that stands
in for a missing picture. Only what changed is encoded.

  --check  writes nothing; lists what is stale and exits 1 if anything is
  --force  encodes everything anew
  --help   shows this text`;

const here = dirname(fileURLToPath(import.meta.url));
const SOURCES = join(here, 'sources');
const IMAGES = join(here, '../../public/images');
/** Fingerprints of what was last encoded; times of files mean nothing after a clone. */
const RECORD = join(here, 'encoded.json');
const NO_PHOTO = 'listProduct/no-photo.jpg';

interface Job {
  key: string;
  fingerprint: string;
  outputs: string[];
  encode(): Promise<void>;
}

async function pictureJob(folder: string, name: string, from: string, gamma: number): Promise<Job> {
  const source = await readFile(join(SOURCES, folder, `${from}.webp`));
  const { width } = await sharp(source).metadata();
  const outputs = outputsOf(folder, name, width);
  return {
    key: `${folder}/${name}`,
    fingerprint: fingerprint(source, gamma),
    outputs: outputs.map((output) => output.path),
    async encode() {
      const picture = folder === 'products' ? await onGround(source, gamma) : sharp(source);
      await writeOutputs(picture, outputs, IMAGES);
    },
  };
}

async function noPhotoJob(): Promise<Job> {
  const source = await readFile(join(SOURCES, 'no-photo.svg'));
  return {
    key: NO_PHOTO,
    fingerprint: fingerprint(source, 1),
    outputs: [NO_PHOTO],
    async encode() {
      await sharp(source).jpeg({ quality: 88, mozjpeg: true }).toFile(join(IMAGES, NO_PHOTO));
    },
  };
}

async function allJobs(): Promise<Job[]> {
  const jobs: Job[] = [await noPhotoJob()];
  for (const folder of ['products', 'scenes']) {
    const files = await readdir(join(SOURCES, folder));
    for (const file of files.sort()) {
      const name = basename(file, '.webp');
      jobs.push(await pictureJob(folder, name, name, 1));
    }
  }
  for (const { name, from, gamma } of VARIANTS) {
    jobs.push(await pictureJob('products', name, from, gamma));
  }
  return jobs;
}

function isFresh(job: Job, record: Record<string, string>): boolean {
  const written = job.outputs.every((path) => existsSync(join(IMAGES, path)));
  return written && record[job.key] === job.fingerprint;
}

main(async () => {
  const values = options({ check: { type: 'boolean' }, force: { type: 'boolean' } }, USAGE);
  if (values.help) return console.log(USAGE);

  const record: Record<string, string> = existsSync(RECORD)
    ? JSON.parse(await readFile(RECORD, 'utf8'))
    : {};
  const jobs = await allJobs();
  const stale = jobs.filter((job) => values.force || !isFresh(job, record));

  if (values.check) {
    for (const job of stale) console.error(`stale: ${job.key}`);
    return stale.length > 0 ? 1 : 0;
  }

  for (const job of stale) {
    for (const path of job.outputs) await mkdir(dirname(join(IMAGES, path)), { recursive: true });
    await job.encode();
    console.log(`encoded ${job.key} (${job.outputs.length} files)`);
  }
  const current = Object.fromEntries(jobs.map((job) => [job.key, job.fingerprint]));
  await writeFile(RECORD, `${JSON.stringify(current, null, 2)}\n`);
  console.log(
    `${jobs.length} pictures, ${stale.length} encoded, ${jobs.length - stale.length} fresh`,
  );
});
