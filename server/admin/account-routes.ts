import type { IncomingMessage } from 'node:http';
import type { Database } from '../database/database.ts';
import { log } from '../observability/log.ts';
import { PASSWORD_LENGTH, passwordPage, signInPage } from './account-pages.ts';
import { PASSWORD, SIGN_IN, SIGN_OUT } from './account-paths.ts';
import { createPassword } from './password.ts';
import { createPasswordAttempts } from './password-attempts.ts';
import type { Routes } from './route.ts';
import { createSessions } from './sessions.ts';

interface AccountOptions {
  /** The password until the owner changes it. */
  token: string;
  clientKeyOf: (request: IncomingMessage) => string;
}

/** Signing in and out, and the password. */
export function createAccount(database: Database, { token, clientKeyOf }: AccountOptions) {
  const sessions = createSessions(database, token);
  const password = createPassword(database, token);
  const attempt = createPasswordAttempts(password.isRight, clientKeyOf);

  /** For requests without a session. */
  const openRoutes: Routes = {
    [`GET ${SIGN_IN}`]: async ({ query, request }) => {
      const next = safePath(query.get('a'));
      if (await sessions.isOpen(request)) return { next };
      return { page: signInPage(next, query.has('salio') ? 'Ha salido.' : '') };
    },
    [`POST ${SIGN_IN}`]: async ({ form, request }) => {
      const next = safePath(textIn(form, 'a'));
      const refused = await attempt(request, textIn(form, 'password'));
      if (refused) return { page: signInPage(next, refused.problem), ...refused };
      return { next, headers: await sessions.begin(request) };
    },
    [`POST ${SIGN_OUT}`]: async ({ request }) => ({
      next: `${SIGN_IN}?salio=1`,
      headers: await sessions.end(request),
    }),
  };
  const routes: Routes = {
    [`GET ${PASSWORD}`]: async ({ query }) => ({
      page: passwordPage(query.has('cambiada') ? 'La contraseña cambió.' : ''),
    }),
    [`POST ${PASSWORD}`]: async ({ form, request }) => {
      const wanted = textIn(form, 'nueva');
      const problem = problemOf(wanted, textIn(form, 'repetida'));
      if (problem) return { page: passwordPage(problem), status: 400 };
      const refused = await attempt(request, textIn(form, 'actual'));
      if (refused) return { page: passwordPage(refused.problem), ...refused };
      await password.change(wanted, sessions.sessionOf(request));
      log.info('The password of /admin was changed');
      return { next: `${PASSWORD}?cambiada=1` };
    },
  };
  return { openRoutes, routes, isSignedIn: sessions.isOpen };
}

function problemOf(wanted: string, repeated: string): string {
  const { least, most } = PASSWORD_LENGTH;
  if (wanted.length < least || wanted.length > most)
    return `La contraseña nueva debe tener de ${least} a ${most} caracteres.`;
  return wanted === repeated ? '' : 'La segunda vez, la contraseña nueva no es igual.';
}

/** Empty for a file. */
function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** A path of the private page; no other one, which a link could name. */
function safePath(wanted: string | null): string {
  const here = 'http://localhost';
  const start = '/admin';
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, here)) return start;
  const { origin, pathname, search } = new URL(wanted, here);
  const isOwn = origin === here && (pathname === start || pathname.startsWith(`${start}/`));
  return isOwn ? pathname + search : start;
}
