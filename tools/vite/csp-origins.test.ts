import { expect, it } from 'vitest';
import { cspOriginsOf } from './csp-origins.ts';

const map = 'https://www.openstreetmap.org';

it('a site with the backend that serves it asks nobody else but the map', () => {
  expect(cspOriginsOf({})).toEqual({ connect: [map], frame: [map] });
});

it('a site with a backend and an e-mail service elsewhere asks those too', () => {
  const environment = {
    VITE_BACKEND_URL: 'https://api.tienda.example/',
    VITE_EMAILJS_PUBLIC_KEY: 'key',
  };
  expect(cspOriginsOf(environment)).toEqual({
    connect: ['https://api.tienda.example', 'https://api.emailjs.com', map],
    frame: [map],
  });
});
