/**
 * The workbench that the end-to-end tests visit: built as testers can host it, in a folder of its
 * host, on `PORT`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const outDir = mkdtempSync(join(tmpdir(), 'workbench-e2e-'));
process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));

const settings = { configFile: 'vite.mock.config.ts', base: '/tienda/', logLevel: 'warn' } as const;
await build({ ...settings, build: { outDir, emptyOutDir: true } });
const server = await preview({
  ...settings,
  build: { outDir },
  preview: { port: Number(process.env.PORT), strictPort: true },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await server.close();
    process.exit();
  });
}
