import { fileURLToPath } from 'node:url';

/**
 * Imports a module by tsx, since Node 20 does not run TypeScript, when it is needed. The development
 * server restarts when a module changes that vite.config.ts imports itself, but not for this one.
 */
export async function importTypeScript(file: URL) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(fileURLToPath(file), import.meta.url);
}
