import { html } from '../html/html.ts';
import { PASSWORD, SIGN_IN } from './account-paths.ts';
import { notice } from './layout.ts';
import type { AdminPage } from './route.ts';

/** Of a changed password, in characters. */
export const PASSWORD_LENGTH = { least: 12, most: 200 };

/** @param next path of the page behind the form */
export const signInPage = (next: string, problem = ''): AdminPage => ({
  title: 'Entrar',
  path: SIGN_IN,
  main: html`${problem && notice(problem)}
<section class="card">
<h1>Entrar a la página privada</h1>
<form method="post" action="${SIGN_IN}">
<input type="hidden" name="a" value="${next}">
${passwordField('password', 'Contraseña', 'current-password')}
<p><button class="go">Entrar</button></p>
</form>
<p class="quiet">Si la olvidó, quien instaló la tienda puede restablecerla.</p>
</section>`,
});

/** For a form that was sent without a session. */
export const signInAgainPage: AdminPage = {
  title: 'Entre de nuevo',
  path: SIGN_IN,
  main: html`<h1>La sesión terminó</h1>
${notice('Hay que entrar de nuevo: no se escribió nada.')}
<p><a href="${SIGN_IN}" target="_blank">Entre en otra pestaña</a> y después recargue esta: el navegador envía otra vez lo que usted escribió.</p>`,
};

export const passwordPage = (message: string): AdminPage => ({
  title: 'Contraseña',
  path: PASSWORD,
  main: html`${message && notice(message)}
<section class="card">
<h1>Cambiar la contraseña</h1>
<form method="post" action="${PASSWORD}">
${passwordField('actual', 'Contraseña actual', 'current-password')}
${passwordField('nueva', `Contraseña nueva, de ${PASSWORD_LENGTH.least} caracteres o más`, 'new-password')}
${passwordField('repetida', 'La nueva, otra vez', 'new-password')}
<p><button class="go">Cambiar la contraseña</button></p>
</form>
<p class="quiet">Las sesiones de otros aparatos terminan.</p>
</section>`,
});

const passwordField = (name: string, label: string, autocomplete: string) =>
  html`<label class="field">${label} <input type="password" name="${name}" autocomplete="${autocomplete}" required></label>`;
