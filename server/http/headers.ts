import type { ServerResponse } from 'node:http';

/** The headers that every answer carries, whatever it is. */
const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
};

/** The same and leave for any origin (see below), as `writeHead` takes them: names and values in turn. */
export const OPEN_HEADERS: readonly string[] = [
  ...Object.entries(SECURITY_HEADERS).flat(),
  'Access-Control-Allow-Origin',
  '*',
];

export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
}

/**
 * Lets pages of any other origin use an endpoint, so that the site may be
 * served from elsewhere. Nothing here depends on cookies, so none are allowed.
 */
export function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
}

/** Answers a browser's question whether it may send JSON from another origin. */
export function sendPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'Content-Type, Accept',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}
