/** Builds the workbench into a temporary folder and serves it on `PORT` for the browser tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const outDir = mkdtempSync(join(tmpdir(), 'workbench-e2e-'));
process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));

const settings = { configFile: 'vite.mock.config.ts', base: '/tienda/', logLevel: 'warn' } as const;
await build({ ...settings, build: { outDir, emptyOutDir: true } });
const previewServer = await preview({
  ...settings,
  build: { outDir },
  preview: { port: Number(process.env.PORT), strictPort: true },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await previewServer.close();
    process.exit();
  });
}
