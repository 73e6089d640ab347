// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readSettings } from './config.ts';
import { parseProxies } from './http/trusted-proxies.ts';

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
      ADMIN_PORT: '9100',
      ADMIN_BIND: '10.0.0.5',
      ADMIN_TOKEN: 'sixteen-letters-x',
      TRUST_PROXY: '10.0.0.2, fd00::/8',
      CONTACT_PER_ADDRESS: '3',
      CONTACT_PER_HOUR: '30',
      OPEN_GRAPHQL: '1',
    });
    expect(settings).toEqual({
      PORT: 8080,
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgresql://shop:secret@db.example/shop',
      DATA_DIR: '/data',
      PUBLIC_URL: 'https://tienda.example',
      SITE_DIR: '/site',
      SEED_FILE: '/seed.json',
      SHOW_PURCHASE_PRICE: true,
      ADMIN_PORT: 9100,
      ADMIN_BIND: '10.0.0.5',
      ADMIN_TOKEN: 'sixteen-letters-x',
      TRUST_PROXY: parseProxies('10.0.0.2,fd00::/8'),
      CONTACT_PER_ADDRESS: 3,
      CONTACT_PER_HOUR: 30,
      OPEN_GRAPHQL: true,
    });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535.'],
    [{ PUBLIC_URL: 'tienda.example' }, 'PUBLIC_URL must be an origin such as'],
    [{ PUBLIC_URL: 'https://tienda.example/shop' }, 'PUBLIC_URL must be an origin such as'],
    [{ PUBLIC_URL: 'https://a:b@tienda.example' }, 'PUBLIC_URL must be an origin such as'],
    [{ SHOW_PURCHASE_PRICE: 'yes' }, 'SHOW_PURCHASE_PRICE must be 0 or 1.'],
    [{ ADMIN_TOKEN: 'short' }, 'ADMIN_TOKEN must have 16 characters at least.'],
    [{ CONTACT_PER_HOUR: '0' }, 'CONTACT_PER_HOUR must be a number from 1 to 1000000.'],
    [{ DATABASE_URL: 'mysql://shop:secret@db/shop' }, 'DATABASE_URL must look like postgres://'],
  ])('refuses %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });

  it.each(['2', 'proxy', '10.0.0', '10.0.0.2/33', '10.0.0.2,', '0.0.0.0/0', '::/0', '128.0.0.0/1'])(
    'refuses %s as the trusted proxies',
    (TRUST_PROXY) => {
      expect(() => readSettings({ TRUST_PROXY, HOST: '127.0.0.1' })).toThrow(
        'TRUST_PROXY must be the addresses of your proxies',
      );
    },
  );

  it.each([undefined, '0.0.0.0', '::', '203.0.113.5', 'tienda.example'])(
    'refuses trust in every client that connects to %s',
    (HOST) => {
      expect(() => readSettings({ TRUST_PROXY: '1', HOST })).toThrow(
        'TRUST_PROXY=1 needs HOST=127.0.0.1',
      );
      expect(() => readSettings({ TRUST_PROXY: '10.0.0.2', HOST })).not.toThrow();
    },
  );

  it.each(['127.0.0.1', '::1', 'localhost'])('trusts a proxy on this machine at %s', (HOST) => {
    const { TRUST_PROXY } = readSettings({ TRUST_PROXY: '1', HOST });
    expect(TRUST_PROXY).toEqual(parseProxies('127.0.0.0/8,::1'));
  });

  it.each(['12/x', '12/x@y', 'a@h/x', 'a@b', '12?x', '12#x', 'a%zz', 'a%ff', 'a b'])(
    'refuses the ambiguous password %s',
    (password) => {
      const DATABASE_URL = `postgres://shop:${password}@127.0.0.1:1/shop`;
      expect(() => readSettings({ DATABASE_URL })).toThrow('percent-encode special characters');
    },
  );
});
