import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Html } from '../html/html.ts';

export interface AdminPage {
  title: string;
  /** Of its section in the menu; '' for none. */
  path: string;
  main: Html;
}

/** What a request is answered with: a page, a file, or after a POST the path of the next page. */
export type AdminAnswer =
  | { page: AdminPage; status?: number; headers?: ResponseHeaders }
  | { file: Uint8Array | Readable; name: string }
  | { json: unknown }
  | { next: string; headers?: ResponseHeaders };

type ResponseHeaders = Readonly<Record<string, string>>;

export interface AdminRequest {
  query: URLSearchParams;
  /** Empty for GET. */
  form: FormData;
  request: IncomingMessage;
  /** Aborted when the client has gone before the answer. */
  signal: AbortSignal;
}

/** Routes of the private page by method and path: `GET /admin/mensajes`. */
export type Routes = Record<string, (request: AdminRequest) => Promise<AdminAnswer>>;
