import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers one path. May throw or reject; the caller then answers 500. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** The path that a request asks for, without its query, as it was sent. */
export function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** The same decoded; as it was sent where that cannot be done. */
export function decodedPathOf(request: IncomingMessage): string {
  const path = pathOf(request);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
