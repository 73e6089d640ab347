import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers one path. May reject; the caller then answers 500. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The path that a request asks for, without its query, as it was sent. */
export function pathOf(request: IncomingMessage): string {
  return request.url?.split('?', 1)[0] ?? '/';
}
