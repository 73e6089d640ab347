import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** The configuration of a site that is built with these variables. */
async function configOf(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return import('./config.ts');
}

describe('the backend', () => {
  it.each(['https://api.tienda.example', 'https://api.tienda.example/'])(
    'at %s has one slash before its paths',
    async (given) => {
      const { backendUrl } = await configOf({ VITE_BACKEND_URL: given });
      expect(`${backendUrl}/graphql`).toBe('https://api.tienda.example/graphql');
    },
  );
});
