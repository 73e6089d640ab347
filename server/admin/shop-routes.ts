import defaultShop from '../../src/shop/default-shop.json' with { type: 'json' };
import { type Html, html } from '../html/html.ts';
import { demoFacts } from '../identity/demo-facts.ts';
import { storeSymbol } from '../pictures/store-symbol.ts';
import {
  checkShop,
  currentShop,
  type OwnSections,
  ownSections,
  type ShopProblem,
  saveShop,
  shopFolder,
  shopVersions,
} from '../shop-file.ts';
import { OwnerError } from '../spreadsheet/owner-error.ts';
import { notice, timeOf } from './layout.ts';
import type { AdminAnswer, Asked, Routes } from './route.ts';
import {
  type FormValues,
  labelOf,
  recordOf,
  shopForm,
  typedValues,
  valuesOf,
} from './shop-form.ts';

const PATH = '/admin/tienda';

/** The page of the shop's record: a form, and the records before. */
export const shopRoutes = (publicUrl: string): Routes => ({
  [`GET ${PATH}`]: async ({ query }) =>
    page(
      valuesInUse(),
      [],
      publicUrl,
      query.has('guardado') && 'Guardado: la tienda ya lo muestra.',
    ),
  [`POST ${PATH}`]: async ({ form }) => save(await withSymbol(form), publicUrl),
  [`POST ${PATH}/version`]: async (asked) => restore(asked),
});

const valuesInUse = () => valuesOf({ ...defaultShop, ...ownSections() });

/** The typed texts with the symbol that the form uploads or removes. @throws OwnerError */
async function withSymbol(form: FormData): Promise<FormValues> {
  const typed = new Map(typedValues(form));
  if (form.has('quitar-shop.symbol')) typed.set('symbol', '');
  const sent = form.get('archivo-shop.symbol');
  if (sent instanceof File && sent.name !== '') {
    const symbol = await storeSymbol(sent, shopFolder()).catch((error: unknown) => {
      throw error instanceof OwnerError ? new OwnerError(`El símbolo ${error.message}.`) : error;
    });
    typed.set('symbol', symbol);
  }
  return typed;
}

function save(typed: FormValues, publicUrl: string): AdminAnswer {
  const record = recordOf(typed);
  const { problems } = checkShop(record);
  if (problems) return { ...page(typed, problems, publicUrl), status: 422 };
  saveShop(ownOf(record));
  return { next: `${PATH}?guardado` };
}

/** The sections that differ from the default, so that a later default reaches the others. */
function ownOf(record: OwnSections): OwnSections {
  const defaults: OwnSections = defaultShop;
  const isOwn = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(defaults[key]);
  return Object.fromEntries(Object.entries(record).filter(isOwn));
}

async function restore({ form }: Asked): Promise<AdminAnswer> {
  const version = shopVersions().find(({ id }) => id === form.get('version'));
  if (!version) throw new OwnerError('Esa versión ya no está guardada.', 404);
  if (checkShop(version.own).problems) throw new OwnerError('Esa versión ya no es válida.');
  saveShop(version.own);
  return { next: `${PATH}?guardado` };
}

function page(
  values: FormValues,
  problems: readonly ShopProblem[],
  publicUrl: string,
  said: string | false = false,
) {
  const wrong = problems.map(({ path, es }) => `${labelOf(path)}: ${es}`);
  const main = html`<h1>La tienda</h1>
<p>Lo que la tienda dice de sí misma: en sus páginas, en los mensajes, en el papel y en los enlaces. <a href="${publicUrl}">Ver la tienda</a></p>
${said && notice(said)}
${demoNotice()}
${wrong.length > 0 && notice(`No se guardó nada. ${wrong.join('. ')}.`)}
<form class="stack" method="post" action="${PATH}" enctype="multipart/form-data">
${shopForm(values, problems)}
<p><button class="go">Guardar</button></p>
</form>
${versionList()}`;
  return { page: { title: 'La tienda', path: PATH, main } };
}

function demoNotice(): Html | false {
  const facts = demoFacts(currentShop()).map(({ es }) => es);
  return (
    facts.length > 0 && notice(`Todavía son los de la empresa de ejemplo: ${facts.join(', ')}.`)
  );
}

function versionList(): Html | false {
  const versions = shopVersions();
  if (versions.length === 0) return false;
  const rows = versions.map(
    ({ id, until }) => html`<li><form method="post" action="${PATH}/version">
<input type="hidden" name="version" value="${id}">
Hasta ${timeOf(until)} <button>Volver a esta versión</button>
</form></li>
`,
  );
  return html`<h2>Versiones anteriores</h2>
<ul>${rows}</ul>`;
}
