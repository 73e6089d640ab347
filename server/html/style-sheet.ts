import { readFileSync } from 'node:fs';
import { hashSource } from '../http/page-policy.ts';
import { type Html, rawHtml } from './html.ts';

/** A style sheet that pages contain. */
interface StyleSheet {
  element: Html;
  /** Its hash, for `style-src` of the content security policy. */
  source: string;
}

/** @param files joined in their order, behind the shared base.css */
export function readStyleSheet(...files: readonly URL[]): StyleSheet {
  const base = new URL('./base.css', import.meta.url);
  const css = [base, ...files].map((file) => readFileSync(file, 'utf8')).join('\n');
  return { element: rawHtml(`<style>${css}</style>`), source: hashSource(css) };
}
