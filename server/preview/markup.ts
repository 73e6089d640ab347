import { hashSource } from '../http/page-policy.ts';

/** Escapes a text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** JSON for a script element, which no text in it can close. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const STYLE = [
  'body{margin:0;background:#fff;color:#14181d;font:1rem/1.5 system-ui,sans-serif}',
  'header,footer{padding:1rem;background:#14181d;color:#fff}header img{display:block;width:12rem;height:auto}',
  'header a,main,footer p{display:block;max-width:44rem;margin:0 auto}footer a{color:#ff8a47}',
  'main{padding:1rem}main a{color:#8f3a00}',
  'figure{max-width:24rem;margin:1rem 0;padding:1.5rem;box-sizing:border-box;background:#f4f5f6}',
  'figure img{display:block;width:100%;height:auto}figcaption{margin-top:1rem}',
  'h1{margin:.5rem 0;font-size:1.5rem;line-height:1.2}li{padding:.25rem 0}',
  '.price{margin:.5rem 0;font-size:1.5rem;font-weight:700}.text{white-space:pre-line}',
  'main .go{display:inline-block;margin:.5rem 0;padding:.75rem 1.5rem;border-radius:4px;background:#ff8a47;',
  'color:#14181d;font-weight:600;text-decoration:none}',
].join('');

export const PREVIEW_POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; img-src 'self' https: http:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Content of a page. Texts are plain; `renderPage` escapes them. */
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
  body: string;
}

export function renderPage(page: PreviewPage): string {
  const { title, description, canonical, image, type = 'website', data, body } = page;
  const meta = (name: string, content: string | undefined) =>
    content === undefined ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`;
  return `<!doctype html>
<html lang="es-PE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} | Kuntur Aceros</title>
<meta name="description" content="${escapeHtml(description)}">
${canonical === undefined ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escapeHtml(canonical)}">`}
<link rel="icon" href="/favicon.svg">
${meta('og:type', type)}${meta('og:locale', 'es_PE')}${meta('og:site_name', 'Kuntur Aceros')}
${meta('og:title', title)}${meta('og:description', description)}${meta('og:url', canonical)}${meta('og:image', image)}
<meta name="twitter:card" content="summary_large_image">
<style>${STYLE}</style>
${data === undefined ? '' : `<script type="application/ld+json">${escapeJson(data)}</script>`}
</head>
<body>
<header><a href="/"><img src="/images/logo.svg" alt="Kuntur Aceros" width="280" height="83"></a></header>
<main>
${body}
</main>
<footer><p><a href="/#/">Ver toda la tienda</a> · <a href="/c/">Catálogo</a> · <a href="/#/contacto">Contacto</a></p></footer>
</body>
</html>
`;
}
