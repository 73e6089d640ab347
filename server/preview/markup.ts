import { scriptJson } from '../../src/lib/script-json.ts';
import { type Html, html, rawHtml } from '../html/html.ts';
import { htmlPage } from '../html/page.ts';
import { readStyleSheet } from '../html/style-sheet.ts';
import { LOCALE } from '../shop-facts.ts';
import { currentShop } from '../shop-file.ts';

const previewStyle = readStyleSheet(new URL('./preview.css', import.meta.url));

export const previewPolicy = () =>
  [
    "default-src 'none'",
    `style-src ${previewStyle().source}`,
    "img-src 'self' https: http:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Content of a page. */
export interface PreviewPage {
  title: string;
  description: string;
  /** Absolute URL; without it the page is `noindex`. */
  canonical?: string;
  /** Absolute, JPEG or PNG: messengers show no other. */
  image?: string;
  type?: 'product' | 'website';
  /** Structured data, of schema.org. */
  data?: object;
  body: Html;
}

export function renderPage(page: PreviewPage): string {
  const { title, description, canonical, image, type = 'website', data, body } = page;
  const address =
    canonical === undefined
      ? html`<meta name="robots" content="noindex">`
      : html`<link rel="canonical" href="${canonical}">`;
  return htmlPage({
    title,
    head: html`<meta name="description" content="${description}">
${address}
<link rel="icon" href="/favicon.svg">
${meta('og:type', type)}${meta('og:locale', LOCALE.replace('-', '_'))}${meta('og:site_name', currentShop().name)}
${meta('og:title', title)}${meta('og:description', description)}${meta('og:url', canonical)}${meta('og:image', image)}
<meta name="twitter:card" content="summary_large_image">
${previewStyle().element}
${data && structuredData(data)}`,
    body: html`<header><a href="/"><img src="/images/logo.svg" alt="${currentShop().name}" width="280" height="83"></a></header>
<main>
${body}
</main>
<footer><p><a href="/#/">Ver toda la tienda</a> · <a href="/c/">Catálogo</a> · <a href="/#/contacto">Contacto</a></p></footer>`,
  }).markup;
}

function meta(name: string, content: string | undefined): Html | null {
  return content === undefined ? null : html`<meta property="${name}" content="${content}">`;
}

function structuredData(data: object): Html {
  return html`<script type="application/ld+json">${rawHtml(scriptJson(data))}</script>`;
}
