import { type Html, html } from '../html/html.ts';
import { demoFacts } from '../identity/demo-facts.ts';
import { currentShop, type OwnSections, type ShopProblem, shopVersions } from '../shop-file.ts';
import { notice, table, timeOf } from './layout.ts';
import type { AdminPage } from './route.ts';
import { changesBetween, type ShopChange } from './shop-changes.ts';
import { type FormValues, fieldLabel, shopForm } from './shop-form.ts';

export const SHOP_PATH = '/admin/tienda';
export const SAVE_SHOP = `${SHOP_PATH}/guardar`;
export const RESTORE_SHOP = `${SHOP_PATH}/version`;

interface ShownShop {
  values: FormValues;
  problems?: readonly ShopProblem[];
  /** The result of the last action. */
  section?: Html | null | undefined;
  /** Origin of the shop. */
  publicUrl: string;
  /** The own sections in use. */
  own: OwnSections;
}

/** The form of the record, and the records before. */
export function shopPage({ values, problems = [], section, publicUrl, own }: ShownShop): AdminPage {
  const wrong = problems.map(({ path, es }) => `${fieldLabel(path)}: ${es}`);
  const main = html`${section}
${wrong.length > 0 && notice(`No se guardó nada. ${wrong.join('. ')}.`)}
${demoNotice()}
<section class="card">
<h1>La tienda</h1>
<p>Lo que la tienda dice de sí misma: en sus páginas, en los mensajes, en el papel y en los enlaces. <a href="${publicUrl}">Ver la tienda</a></p>
<form method="post" action="${SHOP_PATH}" enctype="multipart/form-data">
${shopForm(values, problems)}
<p><button class="go">Ver qué cambiaría</button></p>
</form>
</section>
${historySection(own)}`;
  return { title: 'La tienda', path: SHOP_PATH, main };
}

/**
 * What a form would change, with the button that stores it.
 * @param logo the new one as a data URL; '' for none
 */
export function previewSection(changes: readonly ShopChange[], key: string, logo: string): Html {
  if (changes.length === 0) return notice('No cambia nada.');
  const picture = html`<p class="shop-logo"><img src="${logo}" alt="El logotipo" width="269" height="80"></p>`;
  return html`<section class="card">
<h1>Qué cambiaría</h1>
<form method="post" action="${SAVE_SHOP}">
<input type="hidden" name="cambio" value="${key}">
${logo !== '' && picture}
<p><button class="go">Guardar</button></p>
</form>
${changesTable(changes)}
</section>`;
}

const changesTable = (changes: readonly ShopChange[]) =>
  table(
    ['Dato', 'Antes', 'Después'],
    changes.map(({ label, before, after }) => [label, before, after]),
  );

const countOf = ({ length }: { length: number }) =>
  length === 1 ? '1 dato cambió' : `${length} datos cambiaron`;

function demoNotice(): Html | false {
  const facts = demoFacts(currentShop()).map(({ es }) => es);
  return (
    facts.length > 0 && notice(`Todavía son los de la empresa de ejemplo: ${facts.join(', ')}.`)
  );
}

/** Each record before, with what its successor changed. */
function historySection(own: OwnSections): Html {
  const versions = shopVersions();
  const nothing = html`<p>Todavía no hay cambios.</p>`;
  const items = versions.map(({ id, until, own: before }, at) => {
    const after = at === 0 ? own : (versions[at - 1]?.own ?? {});
    const changes = changesBetween(before, after);
    const label = at === 0 ? 'Deshacer este cambio' : 'Volver a lo de antes de este cambio';
    return html`<article>
<h3>${timeOf(until)}</h3>
<details><summary>${countOf(changes)}</summary>
${changesTable(changes)}
</details>
<form method="post" action="${RESTORE_SHOP}">
<input type="hidden" name="version" value="${id}">
<p><button>${label}</button></p>
</form>
</article>
`;
  });
  return html`<section class="card">
<h2>Historial</h2>
${versions.length === 0 ? nothing : items}
</section>`;
}
