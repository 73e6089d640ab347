import { readFileSync } from 'node:fs';
import { hashSource } from '../http/page-policy.ts';
import { type Html, rawHtml } from './html.ts';

/** A style sheet that pages contain. */
interface StyleSheet {
  element: Html;
  /** Its hash, for `style-src` of the content security policy. */
  source: string;
}

export function readStyleSheet(file: URL): StyleSheet {
  const css = readFileSync(file, 'utf8');
  return { element: rawHtml(`<style>${css}</style>`), source: hashSource(css) };
}
