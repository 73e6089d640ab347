// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetPassword } from '../../../server/admin/password.ts';
import { engines } from '../../../testing/store.ts';
import { signIn } from '../../../tools/lib/sign-in.ts';
import { startInProcessShop } from '../in-process-shop.ts';
import { type OpenAdmin, openAdmin, token } from './open-admin.ts';

const SIGN_IN = '/admin/entrar';
const PASSWORD = '/admin/contrasena';

describe.each(engines)('signing in on $name', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('to the private page', () => {
    let admin: OpenAdmin;
    beforeAll(async () => {
      admin = await openAdmin(engine);
    });
    afterAll(() => admin.close());

    /** Requests without following redirects, with the session of `cookie` or none. */
    const request = (path: string, init: RequestInit = {}, cookie = '') =>
      fetch(`${admin.url}${path}`, {
        ...init,
        redirect: 'manual',
        headers: { ...(cookie && { cookie }), ...init.headers },
      });
    const send = (path: string, fields: Record<string, string>, cookie = '', headers = {}) =>
      request(path, { method: 'POST', body: new URLSearchParams(fields), headers }, cookie);
    const enter = (password = token) => signIn(admin.url, password);
    const isSignedIn = async (cookie: string) =>
      (await request('/admin', {}, cookie)).status === 200;

    it.each(['/admin', '/admin/mensajes?buscar=tubo', '/admin/catalogo.csv'])(
      'leads from %s to the form and back',
      async (path) => {
        const sent = await request(path);
        expect(sent.status).toBe(303);
        const form = new URL(sent.headers.get('location') ?? '', admin.url);
        expect(form.pathname).toBe(SIGN_IN);
        const page = await (await request(form.pathname + form.search)).text();
        expect(page).toContain(`name="a" value="${path}"`);
        expect(page).not.toContain('<nav');

        const entered = await send(SIGN_IN, { password: token, a: path });
        expect(entered.status).toBe(303);
        expect(entered.headers.get('location')).toBe(path);
        const [cookie = ''] = entered.headers.getSetCookie()[0]?.split(';') ?? [];
        expect((await request(path, {}, cookie)).status).toBe(200);
      },
    );

    it.each(['https://otra.example/admin', '//otra.example', '/otra', '/administrar', 'x', ''])(
      'leads to the catalogue instead of %s',
      async (a) => {
        const entered = await send(SIGN_IN, { password: token, a });
        expect(entered.headers.get('location')).toBe('/admin');
      },
    );

    it('sets a cookie for twelve hours that scripts and other sites cannot use', async () => {
      const cookieBy = async (headers: Record<string, string>) =>
        (await send(SIGN_IN, { password: token }, '', headers)).headers.getSetCookie();
      const cookie = expect.stringMatching(
        /^admin_session=[\w-]{43}; Path=\/admin; Max-Age=43200; HttpOnly; SameSite=Strict$/,
      );
      expect(await cookieBy({})).toEqual([cookie]);
      const secure = [expect.stringMatching(/; SameSite=Strict; Secure$/)];
      expect(await cookieBy({ 'x-forwarded-proto': 'https' })).toEqual(secure);
      const { host } = new URL(admin.url);
      expect(await cookieBy({ origin: `https://${host}` })).toEqual(secure);
    });

    it('says that a password is wrong, and accepts none from another site', async () => {
      const wrong = await send(SIGN_IN, { password: 'otra', a: '/admin/mensajes' });
      expect(wrong.status).toBe(401);
      expect(wrong.headers.getSetCookie()).toEqual([]);
      const text = await wrong.text();
      expect(text).toContain('Contraseña equivocada.');
      expect(text).toContain('name="a" value="/admin/mensajes"');
      const foreign = { origin: 'https://otra.example' };
      expect((await send(SIGN_IN, { password: token }, '', foreign)).status).toBe(403);
    });

    it('says when to try again after ten wrong passwords', async () => {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      const tries = Array.from({ length: 11 }, () =>
        send(SIGN_IN, { password: 'otra' }, '', headers),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([...Array(10).fill(401), 429]);
      const refused = await send(SIGN_IN, { password: token }, '', headers);
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(await refused.text()).toContain(
        `Demasiadas contraseñas equivocadas. Pruebe de nuevo en ${seconds} s.`,
      );
    });

    it('writes nothing of a form without a session, and says how to send it again', async () => {
      const refused = await send('/admin/undo', {}, 'admin_session=otra');
      expect(refused.status).toBe(401);
      expect(await refused.text()).toContain('no se escribió nada');
    });

    it('reads no more than a password from somebody without a session', async () => {
      const long = await send(SIGN_IN, { password: 'a'.repeat(20_000) });
      expect(long.status).toBe(400);
    });

    it('ends the session by «Salir»', async () => {
      const [cookie, other] = [await enter(), await enter()];
      const page = await (await request('/admin', {}, cookie)).text();
      expect(page).toContain('<form method="post" action="/admin/salir"><button>Salir</button>');
      const left = await send('/admin/salir', {}, cookie);
      expect(left.headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=0;')]);
      expect(await isSignedIn(cookie)).toBe(false);
      expect(await isSignedIn(other)).toBe(true);
      expect((await send('/admin/salir', {}, cookie)).status).toBe(303);
    });

    it('ends the session after twelve hours', async () => {
      const cookie = await enter();
      const [left] = await admin.database.query(
        `SELECT round(extract(epoch FROM max(ends_at) - now()) / 3600)::integer AS hours FROM admin_sessions`,
      );
      expect(left).toEqual({ hours: 12 });
      await admin.database.query('UPDATE admin_sessions SET ends_at = now()');
      expect(await isSignedIn(cookie)).toBe(false);
      await enter();
      const [sessions] = await admin.database.query(
        'SELECT count(*)::integer AS count FROM admin_sessions',
      );
      expect(sessions).toEqual({ count: 1 });
    });

    it.each([
      ['a wrong present one', { actual: 'otra' }, 401, 'Contraseña equivocada.'],
      ['another repetition', { repetida: 'otra contraseña' }, 400, 'no es igual'],
      ['a short one', { nueva: 'corta', repetida: 'corta' }, 400, 'de 12 a 200 caracteres'],
    ])('refuses to change the password with %s', async (_, changed, status, text) => {
      const nueva = 'clave nueva de la tienda';
      const fields = { actual: token, nueva, repetida: nueva, ...changed };
      const refused = await send(PASSWORD, fields, await enter());
      expect(refused.status).toBe(status);
      expect(await refused.text()).toContain(text);
      await expect(enter(fields.nueva)).rejects.toThrow('401');
    });

    it('changes the password and ends the other sessions, until a reset', async () => {
      const [cookie, other] = [await enter(), await enter()];
      // As a keyboard may compose it, and as another one may not.
      const nueva = 'contraseña ñandú';
      const fields = { actual: token, nueva, repetida: nueva };
      const changed = await send(PASSWORD, fields, cookie);
      expect(changed.headers.get('location')).toBe(`${PASSWORD}?cambiada=1`);
      expect(await isSignedIn(cookie)).toBe(true);
      expect(await isSignedIn(other)).toBe(false);
      await expect(enter()).rejects.toThrow('401');
      expect(await isSignedIn(await enter(nueva.normalize('NFD')))).toBe(true);
      const stored = JSON.stringify(await admin.database.query('SELECT * FROM admin_password'));
      expect(stored).not.toContain(nueva);

      await resetPassword(admin.database);
      expect(await isSignedIn(cookie)).toBe(false);
      await expect(enter(nueva)).rejects.toThrow('401');
      expect(await isSignedIn(await enter())).toBe(true);
    });

    it('keeps sessions over a restart and in other processes, not with another first password', async () => {
      const cookie = await enter();
      const second = await admin.again(token);
      const third = await admin.again('otra-clave-de-prueba');
      const status = async (url: string) =>
        (await fetch(`${url}/admin`, { headers: { cookie }, redirect: 'manual' })).status;
      expect(await status(second)).toBe(200);
      expect(await status(third)).toBe(303);
    });
  });
});

it('the private page does not exist on the public port', async () => {
  const shop = await startInProcessShop();
  for (const path of ['/admin', SIGN_IN])
    expect((await fetch(`${shop.url}${path}`)).status).toBe(404);
  shop.close();
});
