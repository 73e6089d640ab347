import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

describe('backendUrl', () => {
  it('has no trailing slash', async () => {
    vi.resetModules();
    vi.stubEnv('VITE_BACKEND_URL', 'https://api.tienda.example/');
    const { backendUrl } = await import('./config.ts');
    expect(backendUrl).toBe('https://api.tienda.example');
  });
});
