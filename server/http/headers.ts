import type { ServerResponse } from 'node:http';

/** Headers by their names. */
type Headers = Readonly<Record<string, string>>;

/** Of every response but the page: opened by itself, none of them runs, shows or frames anything. */
const SECURITY_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Lets pages of any other origin use an endpoint; see `setOpenHeaders`. */
const OPEN: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** What only means something for a page. The site asks a browser for none of these features. */
const PAGE_HEADERS: Headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
};

/** Of every response that is open to any origin, as `writeHead` takes them: names and values in turn. */
export const OPEN_HEADERS: readonly string[] = Object.entries({
  ...SECURITY_HEADERS,
  ...OPEN,
}).flat();

/** @param publicUrl where the world sees this server; see `strictTransport` */
export function setSecurityHeaders(response: ServerResponse, publicUrl = ''): ServerResponse {
  return response.setHeaders(
    new Map([...Object.entries(SECURITY_HEADERS), ...strictTransport(publicUrl)]),
  );
}

/**
 * Lets pages of any other origin use an endpoint, so that the site may be served from elsewhere.
 * Nothing here depends on cookies, so none are allowed, and nobody learns what they could not
 * request themselves.
 */
export function setOpenHeaders(response: ServerResponse, publicUrl = ''): ServerResponse {
  setSecurityHeaders(response, publicUrl).setHeaders(new Map(Object.entries(OPEN)));
  // The one header of a refusal that a page of another origin may not read unless it is named.
  return response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
}

/** Lets pages of any other origin show a picture. */
export function allowCrossOriginUse(response: ServerResponse): void {
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** Says what the site's page may do, in place of what other responses may. */
export function setPageHeaders(response: ServerResponse, policy: string): void {
  response.setHeaders(new Map(Object.entries(PAGE_HEADERS)));
  response.setHeader('Content-Security-Policy', policy);
}

/**
 * Tells browsers to come by TLS from now on, for a year. Without `includeSubDomains`: what else
 * stands under the owner's domain is not ours to judge.
 *
 * @param publicUrl where the world sees this server; nothing is said unless that is `https:`
 */
export function strictTransport(publicUrl: string): readonly [name: string, value: string][] {
  return isSecure(publicUrl) ? [['Strict-Transport-Security', 'max-age=31536000']] : [];
}

export function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** Answers a browser's preflight: JSON may be sent from any origin. */
export function sendPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'Content-Type, Accept',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}
