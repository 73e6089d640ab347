import { readFileSync } from 'node:fs';
import { hashSource } from '../http/page-policy.ts';
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

/** @param files joined in their order, behind the colours of the shop and base.css */
export function readStyleSheet(...files: readonly URL[]): StyleSheet {
  const css = [...shared, ...files].map((file) => readFileSync(file, 'utf8')).join('\n');
  return { element: rawHtml(`<style>${css}</style>`), source: hashSource(css) };
}
