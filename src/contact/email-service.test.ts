import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** The e-mail service of a site that is built with these variables. */
async function serviceOf(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return import('./email-service.ts');
}

describe('the e-mail service', () => {
  it('is the backend where no keys are given', async () => {
    const { emailService } = await serviceOf({ VITE_BACKEND_URL: 'https://api.tienda.example' });
    expect(emailService.origin).toBe('https://api.tienda.example');
  });

  it('is EmailJS with the keys of an account', async () => {
    const { emailService } = await serviceOf({
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
