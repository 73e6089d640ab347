import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  checkShop,
  currentShop,
  openShopFile,
  ownSections,
  saveShop,
  shopVersions,
} from './shop-file.ts';

let folder = '';
let file = '';
const warn = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'));
  file = join(folder, 'shop.json');
  vi.useFakeTimers();
  warn.mockClear();
});
afterEach(() => {
  openShopFile(join(folder, 'none.json'), warn);
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

let seconds = 1;
const write = (text: string) => {
  writeFileSync(file, text);
  seconds += 1;
  utimesSync(file, seconds, seconds);
  vi.advanceTimersByTime(1_000);
};

describe('the record of the shop', () => {
  it('is the fictional company without a file', () => {
    openShopFile(file, warn);
    expect(currentShop()).toMatchObject({ name: 'Kuntur Aceros', stars: true });
  });

  it('follows its file, with name and city in its texts', () => {
    openShopFile(file, warn);
    write('{"name":"Fierros Ayar"}');
    expect(currentShop()).toMatchObject({
      name: 'Fierros Ayar',
      quotation: { greeting: 'Hola, Fierros Ayar. Deseo cotizar los siguientes productos:' },
      headline: 'Perfiles, tubos y planchas de acero en Lima',
    });
  });

  it('keeps its last good values, also over a restart, and names the wrong one', () => {
    openShopFile(file, warn);
    write('{"name":"Fierros Ayar"}');
    currentShop();
    write('{"name":"Fierros Ayar","ruc":"123"}');
    expect(currentShop().name).toBe('Fierros Ayar');
    openShopFile(file, warn);
    expect(currentShop().name).toBe('Fierros Ayar');
    expect(warn).toHaveBeenLastCalledWith(
      expect.stringMatching(/shop\.json: ruc must have 11 digits$/),
    );
  });

  it('reports a file that is no JSON object', () => {
    write('[]');
    openShopFile(file, warn);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('shop.json cannot be read'));
    expect(readFileSync(file, 'utf8')).toBe('[]');
  });

  it('can be edited and restored where its file is damaged', () => {
    openShopFile(file, warn);
    write('{"name":"Fierros Ayar"}');
    currentShop();
    write('{"name":');
    expect(ownSections()).toEqual({ name: 'Fierros Ayar' });
    saveShop({ name: 'Fierros Nina' });
    expect(currentShop().name).toBe('Fierros Nina');
    expect(shopVersions().map(({ own }) => own)).toEqual([{ name: 'Fierros Ayar' }]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'falta'],
    [
      { emails: { commercial: 'a@b.pe', sales: 'x', support: 'a@b.pe' } },
      'emails.sales',
      'no es un correo',
    ],
    [{ website: 'https://tienda.pe' }, 'website', 'debe ser como www.tienda.pe'],
    [{ phones: [{ label: 'Central', number: '123' }] }, 'phones.0.number', 'no es un teléfono'],
    [{ phones: [] }, 'phones', 'necesita al menos uno'],
    [{ complaintsBook: 'javascript:alert(1)' }, 'complaintsBook', 'debe empezar con https://'],
    [
      { brands: [{ name: 'SIDER', logo: 'https://otro.pe/a.png' }] },
      'brands.0.logo',
      'debe ser una imagen de la tienda: /images/…',
    ],
  ])('refuses %j', (own, path, es) => {
    expect(checkShop(own).problems).toEqual([expect.objectContaining({ path, es })]);
  });
});
