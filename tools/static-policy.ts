import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashSource, pagePolicy, readCspOrigins } from '../server/http/page-policy.ts';

/**
 * The content security policy for a built site on a static host. Such a host sends no nonce, so
 * inline scripts and styles are allowed by hash: each build needs a new policy.
 * @param page path of the built `index.html`
 */
export function staticPolicy(page: string): string {
  const html = readFileSync(page, 'utf8');
  const hashesOf = (elements: RegExp) =>
    [...html.matchAll(elements)].map(([, text = '']) => hashSource(text));
  const scripts = ["'self'", ...hashesOf(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)];
  const styles = hashesOf(/<style[^>]*>(.*?)<\/style>/gs);
  const own = { scripts: scripts.join(' '), styles: styles.join(' ') };
  return pagePolicy(own, readCspOrigins(dirname(page)), true);
}
