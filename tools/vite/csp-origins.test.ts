import { describe, expect, it } from 'vitest';
import { cspOriginsOf } from './csp-origins.ts';

const map = 'https://www.openstreetmap.org';

describe('the origins for the content security policy', () => {
  it('contain a separate backend and the e-mail service', () => {
    const environment = {
      VITE_BACKEND_URL: 'https://api.tienda.example/',
      VITE_EMAILJS_PUBLIC_KEY: 'key',
    };
    expect(cspOriginsOf(environment)).toEqual({
      connect: ['https://api.tienda.example', 'https://api.emailjs.com', map],
      frame: [map],
    });
  });
});
