import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { inProject } from '../lib/project.mjs';

const logoTag = /<img src="\.(?<file>\/images\/[\w-]+\.svg)"(?<rest>[^>]*?)\/?>/;
const forTheSite = /[ \t]*<link\s+rel="(?:stylesheet"|preload"[^>]*\sas="font")[^>]*>\n?/g;
const site = '<div id="site"';

/**
 * Lets the loading screen be painted as soon as index.html is there: its logo stands in the page
 * itself; the site's style sheet and fonts, for which browsers hold back what they paint, are named
 * after it. In the built site alone; a development server adds its styles by script.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => paintedFirst(html, drawing) },
  };
}

/**
 * The page rearranged.
 *
 * @param readDrawing gives the SVG of a file of `public/` by its path there
 * @throws Error when the page has no loading screen as it is known here
 */
export function paintedFirst(html: string, readDrawing: (file: string) => string): string {
  const links = html.match(forTheSite) ?? [];
  if (!html.includes(site)) throw new Error(`index.html lacks ${site}`);
  if (!logoTag.test(html)) throw new Error('index.html lacks the logo of its loading screen');
  return html
    .replaceAll(forTheSite, '')
    .replace(logoTag, (_tag, file: string) => asDecoration(readDrawing(file)))
    .replace(
      site,
      () =>
        `${links.map((link) => link.trim().replaceAll(/\s+/g, ' ')).join('\n    ')}\n    ${site}`,
    );
}

function drawing(file: string): string {
  return readFileSync(inProject(`public${file}`), 'utf8').trim();
}

/** The words beside it say what it shows. */
function asDecoration(svg: string): string {
  return svg.replace(/<title>.*?<\/title>/, '').replace('<svg ', '<svg aria-hidden="true" ');
}
