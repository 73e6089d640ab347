import { setTimeout as sleep } from 'node:timers/promises';
import { contactRequest, post } from './http-client.ts';

export const CONTACT_PATH = '/api/v1.0/email/send';

/** Visitors who send one contact message after another. */
export interface Writers {
  /** Messages acknowledged until now. */
  acknowledged: readonly string[];
  /** Resolves when that many are acknowledged; rejects if the writers stop before. */
  reached(count: number): Promise<void>;
  /** Resolves when all writers have stopped, at the latest when the server no longer answers. */
  gone: Promise<void>;
}

interface WriterOptions {
  count?: number;
  /** Messages per writer. */
  most?: number;
  /** Whether a writer continues after a status other than 200. */
  keepsOn?: boolean;
}

/** @param name part of every message, unique per group of writers */
export function startWriters(
  url: string,
  name: string,
  { count = 4, most = Number.POSITIVE_INFINITY, keepsOn = false }: WriterOptions = {},
): Writers {
  const acknowledged: string[] = [];
  let isGone = false;

  const write = async (writer: number) => {
    for (let number = 0; number < most; number++) {
      const message = `Mensaje ${name}-${writer}-${number} de prueba`;
      const response = await post(url, CONTACT_PATH, contactRequest(message)).catch(() => null);
      if (response?.status === 200) acknowledged.push(message);
      else if (response === null || !keepsOn) return;
    }
  };
  const gone = Promise.all(Array.from({ length: count }, (_, writer) => write(writer))).then(() => {
    isGone = true;
  });

  return {
    acknowledged,
    reached: async (wanted) => {
      while (acknowledged.length < wanted) {
        if (isGone) throw new Error('The server stopped answering.');
        await sleep(5);
      }
    },
    gone,
  };
}
