import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { inProject } from '../lib/project.mjs';

const logoTag = /<img src="\.\/images\/logo\.svg"[^>]*>/;
const styleSheet = /[ \t]*(<link rel="stylesheet"[^>]*>)\n?/;
const site = '<div id="site"';

/**
 * Lets browsers paint the loading screen before anything else has loaded: inlines its logo, and
 * moves the style sheet, which blocks painting, behind it.
 */
export function firstPaint(): Plugin {
  const svg = () => readFileSync(inProject('public', 'images', 'logo.svg'), 'utf8');
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => paintLoadingScreenFirst(html, svg()) },
  };
}

/** @throws Error when the page has no logo, style sheet or element for the site */
function paintLoadingScreenFirst(html: string, svg: string): string {
  const [, link] = styleSheet.exec(html) ?? [];
  if (!link || !logoTag.test(html) || !html.includes(site)) {
    throw new Error(`index.html needs a style sheet, ${logoTag} and ${site}.`);
  }
  // The loading screen has a text already.
  const decoration = svg
    .trim()
    .replace(/<title>.*?<\/title>/, '')
    .replace('<svg ', '<svg aria-hidden="true" ');
  return html
    .replace(styleSheet, '')
    .replace(logoTag, () => decoration)
    .replace(site, () => `${link}\n    ${site}`);
}
