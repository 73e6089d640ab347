import { readFileSync } from 'node:fs';
import { shopStyle } from '../../src/lib/shop-colour.ts';
import { hashSource } from '../http/page-policy.ts';
import { currentShop } from '../shop-file.ts';
import { type Html, rawHtml } from './html.ts';

/** A style sheet that pages contain. */
interface StyleSheet {
  element: Html;
  /** Its hash, for `style-src` of the content security policy. */
  source: string;
}

const shared = ['../../src/styles/palette.css', './base.css'].map(
  (file) => new URL(file, import.meta.url),
);

/**
 * @param files joined in their order, behind the colours of the site and base.css
 * @returns the style sheet in the present colour of the shop
 */
export function readStyleSheet(...files: readonly URL[]): () => StyleSheet {
  const css = [...shared, ...files].map((file) => readFileSync(file, 'utf8')).join('\n');
  let last: (StyleSheet & { colour: string }) | undefined;
  return () => {
    const { colour } = currentShop();
    if (last?.colour === colour) return last;
    const coloured = `${css}\n${shopStyle(colour)}`;
    const element = rawHtml(`<style>${coloured}</style>`);
    last = { colour, element, source: hashSource(coloured) };
    return last;
  };
}
