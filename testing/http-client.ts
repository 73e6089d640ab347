import {
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
  type Server,
} from 'node:http';
import { listen } from '../server/http/listen.ts';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Not decompressed. */
  bytes: Buffer;
  /** The bytes as text. */
  body: string;
}

interface RequestOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | undefined;
}

/** Unlike `fetch`, sends the path as it is and does not decompress the response. */
export function rawFetch(
  url: string,
  path: string,
  { body, ...options }: RequestOptions = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, bytes, body: bytes.toString('utf8') });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Posts JSON. */
export function post(url: string, path: string, json: unknown, headers: OutgoingHttpHeaders = {}) {
  return rawFetch(url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });
}

/** Request headers of the storefront. */
const GRAPHQL_HEADERS = {
  accept: 'application/graphql-response+json, application/json',
  'content-type': 'application/json',
};

/** Posts a GraphQL request body as the storefront does. */
export function postGraphql(url: string, body: string, headers: OutgoingHttpHeaders = {}) {
  const options = { method: 'POST', headers: { ...GRAPHQL_HEADERS, ...headers }, body };
  return rawFetch(url, '/graphql', options);
}

/** A body that the contact endpoint accepts. */
export function contactRequest(message: string) {
  return {
    service_id: '',
    template_id: '',
    user_id: '',
    template_params: {
      from_name: 'Ana Quispe',
      reply_to: 'ana@taller.example',
      phone: '987654321',
      message,
    },
  };
}

/** Starts a server on a free port of the loopback interface. @returns its URL */
export async function listenLocally(server: Server): Promise<string> {
  return `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
}
