import { createServer } from 'node:http';
import { join } from 'node:path';
import { createAdmin } from '../../../server/admin/admin.ts';
import type { Database } from '../../../server/database/database.ts';
import { listenLocally } from '../../../testing/http-client.ts';
import { type EngineName, makeStore } from '../../../testing/store.ts';

export const token = 'un-token-de-prueba';
export const basic = `Basic ${Buffer.from(`ana:${token}`).toString('base64')}`;

/** The private page on a database with the fixture. */
export interface OpenAdmin {
  url: string;
  database: Database;
  picturesDirectory: string;
  get(path: string, init?: RequestInit): Promise<AdminResponse>;
  post(
    path: string,
    fields: Record<string, string | Blob | File[]>,
    headers?: HeadersInit,
  ): Promise<AdminResponse>;
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
  const admin = createAdmin(database, {
    token,
    publicUrl: 'https://tienda.example',
    picturesDirectory,
    clientKeyOf: () => 'client',
  });
  const server = createServer((request, response) => void admin(request, response));
  const url = await listenLocally(server);
  const get = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: basic, ...init.headers };
    const response = await fetch(`${url}${path}`, { ...init, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    url,
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
    close: async () => {
      server.close();
      server.closeAllConnections();
      await database.close();
      await store.remove();
    },
  };
}
