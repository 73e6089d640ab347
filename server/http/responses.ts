import type { ServerResponse } from 'node:http';
import type { BodyRefusal } from './body.ts';

/** Sends a line of plain text. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

/** Sends 405 with the allowed methods. */
export function sendMethodNotAllowed(response: ServerResponse, allowed: string): void {
  response.setHeader('Allow', allowed);
  sendText(response, 405, 'Method not allowed');
}

/** A client with unfinished bodies loses its connection. */
export function sendBodyRefusal(response: ServerResponse, { status, text }: BodyRefusal): void {
  if (status === 408 || status === 429) response.setHeader('Connection', 'close');
  if (status === 429) response.setHeader('Retry-After', '5');
  sendText(response, status, text);
}
