import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';

/**
 * Creates the files of a new database: PGlite's archive of one, unpacked by a process that ends.
 * `initdb` in this process takes 850 MB, which it keeps until its next start.
 * @throws with the reason of the archiver
 */
export async function createCluster(path: string): Promise<void> {
  mkdirSync(path, { mode: 0o700 });
  const archive = Buffer.from(await (await dataDir()).arrayBuffer());
  const tar = spawn('tar', ['-xzf', '-', '-C', path], { stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    tar.once('error', reject).once('close', resolve);
  });
  // When it ends early, it says why on standard error.
  tar.stdin.on('error', () => {});
  tar.stdin.end(archive);
  const [code, reason] = await Promise.all([ended, text(tar.stderr)]);
  if (code !== 0) throw new Error(reason.trim().split('\n').at(-1) || `tar ended with ${code}`);
}
