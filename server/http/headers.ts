import type { ServerResponse } from 'node:http';

/** For every response except the page. */
const SECURITY_HEADERS = new Map([
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]);

/**
 * CORS: pages of any other origin may use an endpoint, so that the site may be served from elsewhere.
 * No endpoint depends on cookies, so credentials are not allowed.
 */
export const OPEN_HEADERS = new Map([
  ['Access-Control-Allow-Origin', '*'],
  // Scripts of another origin can read only the headers that are named.
  ['Access-Control-Expose-Headers', 'Retry-After'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
]);

/** @param publicUrl origin of the site as visitors see it; HSTS is set only if it is `https:`. */
export function setSecurityHeaders(response: ServerResponse, publicUrl = ''): void {
  response.setHeaders(SECURITY_HEADERS);
  // Without `includeSubDomains`: other hosts of the domain may not support TLS.
  if (isSecure(publicUrl)) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
}

export function setPageHeaders(response: ServerResponse, policy: string): void {
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Content-Security-Policy', policy);
}

export function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** Answers a CORS preflight: JSON may be sent from any origin. */
export function sendPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type, Accept',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}
