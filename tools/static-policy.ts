import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashSource, pagePolicy, readCspOrigins } from '../server/http/page-policy.ts';

/**
 * The content security policy for a built site on a host that serves files alone. Such a host gives
 * no nonce, so what stands in the page is named by its hash: a new build needs a new policy.
 *
 * @param page path of the built `index.html`
 */
export function staticPolicy(page: string): string {
  const html = readFileSync(page, 'utf8');
  const own = {
    scripts: ["'self'", ...hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].join(
      ' ',
    ),
    styles: hashesOf(html, /<style[^>]*>(.*?)<\/style>/gs).join(' '),
  };
  return pagePolicy(own, readCspOrigins(dirname(page)), true);
}

function hashesOf(html: string, elements: RegExp): string[] {
  return [...html.matchAll(elements)].map(([, text = '']) => hashSource(text));
}
