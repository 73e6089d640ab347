import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** The configuration of a site that is built with these variables. */
async function configOf(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return import('./config.ts');
}

describe('the e-mail service', () => {
  it('reading 43: is the backend where no keys are given', async () => {
    const { emailService } = await configOf({ VITE_BACKEND_URL: 'https://api.tienda.example' });
    expect(emailService.origin).toBe('https://api.tienda.example');
  });

  it('reading 43: is EmailJS with the keys of an account', async () => {
    const { emailService } = await configOf({
      VITE_EMAILJS_SERVICE_ID: 'service_1',
      VITE_EMAILJS_TEMPLATE_ID: 'template_1',
      VITE_EMAILJS_PUBLIC_KEY: 'key_1',
    });
    expect(emailService).toEqual({
      origin: 'https://api.emailjs.com',
      serviceId: 'service_1',
      templateId: 'template_1',
      publicKey: 'key_1',
    });
  });
});

describe('the backend', () => {
  it.each(['https://api.tienda.example', 'https://api.tienda.example/'])(
    'at %s has one slash before its paths',
    async (given) => {
      const { backendUrl } = await configOf({ VITE_BACKEND_URL: given });
      expect(`${backendUrl}/graphql`).toBe('https://api.tienda.example/graphql');
    },
  );
});
