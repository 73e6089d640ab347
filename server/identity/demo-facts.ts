import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import defaultShop from '../../src/shop/default-shop.json' with { type: 'json' };
import { fillTexts } from '../../src/shop/fill-texts.ts';
import type { Shop } from '../../src/shop/schema.ts';

/** Facts that buyers write to, call or pay by, with their values in a record. */
const facts = [
  { es: 'el nombre', en: 'name', valuesOf: ({ name, legalName }: Shop) => [name, legalName] },
  { es: 'el RUC', en: 'RUC', valuesOf: ({ ruc }: Shop) => [ruc] },
  {
    es: 'los teléfonos',
    en: 'telephones',
    valuesOf: ({ phones, messaging }: Shop) =>
      [...phones, ...messaging].map(({ number }) => number),
  },
  { es: 'los correos', en: 'e-mails', valuesOf: ({ emails }: Shop) => Object.values(emails) },
  {
    es: 'las cuentas bancarias',
    en: 'bank accounts',
    valuesOf: ({ banks }: Shop) => banks.map(({ accountNumber }) => accountNumber),
  },
];

const example = fillTexts(defaultShop);

/** The facts of which a record still has a value of the fictional company. */
export const demoFacts = (shop: Shop) =>
  facts.filter(({ valuesOf }) => {
    const invented = valuesOf(example);
    return valuesOf(shop).some((value) => invented.includes(value));
  });

/** Hosts that only this machine or a private network reaches, and those that no one can own. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|lan|home|test|example|invalid)$/;

/** Whether buyers may reach the shop at an origin. */
export function isPublic(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return ipaddr.process(host).range() === 'unicast';
  return host.includes('.') && !PRIVATE_NAME.test(host);
}
