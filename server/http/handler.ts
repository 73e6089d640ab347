import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers one path. May throw or reject; the caller then answers 500. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** A handler that receives the body of a POST request. */
export type BodyHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
) => Promise<void> | void;

/** The path of a request, without its query and not decoded. */
export function pathOf(request: IncomingMessage): string {
  const [path = '/'] = request.url?.split('?') ?? [];
  return path;
}

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The decoded path, or the raw one if it is malformed. */
export function decodedPathOf(request: IncomingMessage): string {
  const path = pathOf(request);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

export function sendMethodNotAllowed(response: ServerResponse, allowed: string): void {
  response.setHeader('Allow', allowed);
  sendText(response, 405, 'Method not allowed');
}
