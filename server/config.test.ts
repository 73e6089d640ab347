// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readSettings } from './config.ts';

describe('readSettings', () => {
  it('reads each setting from its variable', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgresql://shop:secret@db.example/shop',
      DATA_DIR: '/data',
      PUBLIC_URL: 'https://tienda.example/',
      SITE_DIR: '/site',
      SEED_FILE: '/seed.json',
      SHOW_PURCHASE_PRICE: '1',
      METRICS_PORT: '9100',
      METRICS_HOST: '10.0.0.5',
      ADMIN_TOKEN: 'sixteen-letters-x',
      TRUST_PROXY: '1',
      CONTACT_PER_ADDRESS: '3',
      CONTACT_PER_HOUR: '30',
      LOG_FORMAT: 'text',
      LOG_LEVEL: 'warn',
      OPEN_GRAPHQL: '1',
    });
    expect(settings).toEqual({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: 'postgresql://shop:secret@db.example/shop',
      dataDirectory: '/data',
      publicUrl: 'https://tienda.example',
      siteDirectory: '/site',
      seedFile: '/seed.json',
      showPurchasePrice: true,
      metrics: { port: 9100, host: '10.0.0.5' },
      adminToken: 'sixteen-letters-x',
      trustedProxies: 1,
      contactLimits: { perAddress: 3, perHour: 30 },
      openGraphql: true,
    });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535.'],
    [{ PUBLIC_URL: 'tienda.example' }, 'PUBLIC_URL must be an origin such as'],
    [{ PUBLIC_URL: 'https://tienda.example/shop' }, 'PUBLIC_URL must be an origin such as'],
    [{ PUBLIC_URL: 'https://a:b@tienda.example' }, 'PUBLIC_URL must be an origin such as'],
    [{ SHOW_PURCHASE_PRICE: 'yes' }, 'SHOW_PURCHASE_PRICE must be 0 or 1.'],
    [{ ADMIN_TOKEN: 'short', METRICS_PORT: '1' }, 'ADMIN_TOKEN must have 16 characters at least.'],
    [
      { ADMIN_TOKEN: 'sixteen-letters-x' },
      'ADMIN_TOKEN needs METRICS_PORT: the page is served there.',
    ],
    [{ CONTACT_PER_HOUR: '0' }, 'CONTACT_PER_HOUR must be a number from 1 to 1000000.'],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be json or text.'],
    [{ DATABASE_URL: 'mysql://shop:secret@db/shop' }, 'DATABASE_URL must look like postgres://'],
  ])('refuses %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });

  it.each(['12/x', '12/x@y', 'a@h/x', 'a@b', '12?x', '12#x', 'a%zz', 'a%ff', 'a b'])(
    'refuses the ambiguous password %s',
    (password) => {
      const DATABASE_URL = `postgres://shop:${password}@127.0.0.1:1/shop`;
      expect(() => readSettings({ DATABASE_URL })).toThrow('percent-encode special characters');
    },
  );
});
