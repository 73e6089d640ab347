import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createAdmin } from '../../../server/admin/admin.ts';
import type { Database } from '../../../server/database/database.ts';
import { listenLocally } from '../../../testing/http-client.ts';
import { type EngineName, makeStore } from '../../../testing/store.ts';
import { signIn } from '../../../tools/lib/sign-in.ts';

export const token = 'un-token-de-prueba';

/** The private page on a database with the fixture, and a session of it. */
export interface OpenAdmin {
  url: string;
  /** Header of the session. */
  cookie: string;
  database: Database;
  picturesDirectory: string;
  get(path: string, init?: RequestInit): Promise<AdminResponse>;
  post(
    path: string,
    fields: Record<string, string | Blob | File[]>,
    headers?: HeadersInit,
  ): Promise<AdminResponse>;
  /** Starts another process with its own first password. @returns its URL */
  again(token: string): Promise<string>;
  close(): Promise<void>;
}

interface AdminResponse {
  status: number;
  headers: Headers;
  text: string;
}

export async function openAdmin(engine: EngineName): Promise<OpenAdmin> {
  const store = await makeStore(engine);
  const database = await store.openSeeded();
  const picturesDirectory = join(store.dataDirectory, 'pictures');
  const servers: Server[] = [];
  const start = (password: string) => {
    const admin = createAdmin(database, {
      token: password,
      publicUrl: 'https://tienda.example',
      picturesDirectory,
      clientKeyOf: ({ headers }) => String(headers['x-forwarded-for'] ?? 'client'),
    });
    const server = createServer((request, response) => void admin(request, response));
    servers.push(server);
    return listenLocally(server);
  };
  const url = await start(token);
  const cookie = await signIn(url, token);
  const get = async (path: string, init: RequestInit = {}) => {
    const headers = { cookie, ...init.headers };
    const response = await fetch(`${url}${path}`, { ...init, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    url,
    cookie,
    database,
    picturesDirectory,
    get,
    /** Blobs are sent as the file `precios.csv`, files by their own names. */
    post: (path, fields, headers = {}) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) {
        if (typeof value === 'string') body.set(name, value);
        else if (Array.isArray(value)) for (const file of value) body.append(name, file);
        else body.set(name, value, value instanceof File ? value.name : 'precios.csv');
      }
      return get(path, { method: 'POST', body, headers });
    },
    again: start,
    close: async () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      await database.close();
      await store.remove();
    },
  };
}
