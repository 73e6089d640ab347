import type { Plugin } from 'vite';

const logoTag = /<img src="\.\/images\/logo\.svg"[^>]*>/;
const styleSheet = /[ \t]*(<link rel="stylesheet"[^>]*>)\n?/;
const site = '<div id="site"';

/**
 * Lets browsers paint the loading screen before anything else has loaded: its logo is written into
 * the page with the record of the shop, and the style sheet, which blocks painting, moves behind it.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: paintLoadingScreenFirst },
  };
}

/** @throws Error when the page has no logo, style sheet or element for the site */
function paintLoadingScreenFirst(html: string): string {
  const [, link] = styleSheet.exec(html) ?? [];
  if (!link || !logoTag.test(html) || !html.includes(site)) {
    throw new Error(`index.html needs a style sheet, ${logoTag} and ${site}.`);
  }
  return html
    .replace(styleSheet, '')
    .replace(logoTag, '{{logo}}')
    .replace(site, () => `${link}\n    ${site}`);
}
