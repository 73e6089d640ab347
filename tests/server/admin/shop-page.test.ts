// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentShop, openShopFile } from '../../../server/shop-file.ts';
import { type OpenAdmin, openAdmin } from './open-admin.ts';

const path = '/admin/tienda';

describe('the page of the shop', () => {
  let admin: OpenAdmin;
  let file = '';
  beforeAll(async () => {
    admin = await openAdmin('embedded');
    file = join(dirname(admin.picturesDirectory), 'shop.json');
    openShopFile(file, () => {});
  });
  afterAll(async () => {
    await admin.close();
    openShopFile(file, () => {});
  });

  const unescaped = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

  /** The fields of the form as a browser would send them, some typed over. */
  async function typed(changes: Record<string, string>): Promise<Record<string, string>> {
    const { text } = await admin.get(path);
    const inputs = text.matchAll(
      /<input type="(?:text|color|hidden)" name="([^"]+)" value="([^"]*)"/g,
    );
    const areas = text.matchAll(/<textarea name="([^"]+)"[^>]*>\n([^<]*)</g);
    const checks = text.matchAll(/<input type="checkbox" name="([^"]+)" value="(1)" checked/g);
    const choices = text.matchAll(/<select name="([^"]+)".*?value="([^"]+)" selected/g);
    const fields = [...inputs, ...areas, ...checks, ...choices].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ]);
    return { ...Object.fromEntries(fields), ...changes };
  }
  /** Posts the form, then the button of its preview. */
  async function save(fields: Record<string, string | File[]>) {
    const { text } = await admin.post(path, fields);
    const [, key = ''] = /name="cambio" value="([^"]+)"/.exec(text) ?? [];
    return { preview: text, ...(await admin.post(`${path}/guardar`, { cambio: key })) };
  }
  const stored = () => JSON.parse(readFileSync(file, 'utf8'));

  it('shows the fictional company and says so', async () => {
    const { text } = await admin.get(path);
    expect(text).toContain('value="Kuntur Aceros S.A.C."');
    expect(text).toMatch(/Todavía son los de la empresa de ejemplo: el nombre, el RUC.*cuentas/);
  });

  it('stores what differs, and the shop has it at once', async () => {
    const changes = {
      'shop.name': 'Fierros "Ayar"',
      'shop.phones.1.label': '',
      'shop.phones.1.number': '',
    };
    const { preview, text } = await save(await typed(changes));
    expect(preview).toMatch(
      /<td data-of="Dato">Nombre de la tienda<\/td><td data-of="Antes">Kuntur Aceros<\/td><td data-of="Después">Fierros &quot;Ayar&quot;/,
    );
    expect(preview).toContain('<img src="data:image/png;base64,');
    expect(text).toContain('Guardado');
    expect(currentShop().name).toBe('Fierros "Ayar"');
    expect(currentShop().phones.map(({ label }) => label)).toEqual([
      'Central',
      'Proyectos y servicios',
    ]);
    expect(Object.keys(stored()).sort()).toEqual(['name', 'phones']);
    expect((await admin.get(path)).text).toContain('<p>Fierros &quot;Ayar&quot;</p>');
  });

  it('adds an entry of a list, and removes all of one', async () => {
    const fields = await typed({ 'shop.quickCategories.7': 'VIGAS' });
    const banks = Object.keys(fields).filter((name) => name.startsWith('shop.banks.'));
    await save({ ...fields, ...Object.fromEntries(banks.map((name) => [name, ''])) });
    expect(currentShop().quickCategories.at(-1)).toBe('VIGAS');
    expect(currentShop().banks).toEqual([]);
  });

  it('names wrong values, stores nothing and keeps what was typed', async () => {
    const before = stored();
    const changes = { 'shop.ruc': '123', 'shop.name': 'Otra', 'shop.team.0.rating': 'cinco' };
    const { status, text } = await admin.post(path, await typed(changes));
    expect(status).toBe(422);
    expect(text).toContain('RUC: debe tener 11 dígitos');
    expect(text).toContain('Equipo 1, Calificación (0 a 5): no es un número');
    expect(text).toContain('name="shop.name" value="Otra"');
    expect(text).toContain('name="shop.team.0.rating" value="cinco"');
    expect(stored()).toEqual(before);
  });

  it('writes nothing before the preview is confirmed, and no preview of an older record', async () => {
    const before = stored();
    const { text } = await admin.post(path, await typed({ 'shop.name': 'Primera' }));
    expect(stored()).toEqual(before);
    await save(await typed({ 'shop.hours': 'Todos los días' }));
    const [, key = ''] = /name="cambio" value="([^"]+)"/.exec(text) ?? [];
    const { status, text: refusal } = await admin.post(`${path}/guardar`, { cambio: key });
    expect([status, refusal]).toEqual([409, expect.stringContaining('cambió mientras usted leía')]);
    expect(stored()).not.toHaveProperty('name', 'Primera');
  });

  it('says that nothing changes', async () => {
    const { text } = await admin.post(path, await typed({}));
    expect(text).toContain('No cambia nada.');
    expect(text).not.toContain('name="cambio"');
  });

  it('stores an uploaded symbol and shows it in the logo', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const picture = new File([new Uint8Array(bytes)], 'logo.png');
    await save({ ...(await typed({})), 'archivo-shop.symbol': [picture] });
    expect(currentShop().symbol).toMatch(/^simbolo-/);
    expect(existsSync(join(dirname(file), currentShop().symbol))).toBe(true);
    await save(await typed({ 'quitar-shop.symbol': '1' }));
    expect(currentShop().symbol).toBe('');
  });

  it('refuses a symbol that is no picture', async () => {
    const picture = new File(['no'], 'logo.png');
    const fields = { ...(await typed({})), 'archivo-shop.symbol': [picture] };
    const { status, text } = await admin.post(path, fields);
    expect([status, text]).toEqual([400, expect.stringContaining('El símbolo no es una foto')]);
  });

  it('goes back to an earlier version', async () => {
    const { text } = await admin.get(path);
    const versions = [...text.matchAll(/name="version" value="([^"]+)"/g)].map(
      ([, id]) => id ?? '',
    );
    expect(versions.length).toBeGreaterThan(2);
    await admin.post(`${path}/version`, { version: versions.at(-1) ?? '' });
    expect(currentShop().name).toBe('Kuntur Aceros');
    expect(stored()).toEqual({});
  });
});
