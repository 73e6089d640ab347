import { contactRequest, post } from './http-client.ts';

export const CONTACT_PATH = '/api/v1.0/email/send';

/** Visitors who send one contact message after the other. */
export interface Writers {
  /** What has been acknowledged until now. */
  acknowledged: readonly string[];
  /** Resolves when so many have been. */
  reached(count: number): Promise<void>;
  /** Resolves when the last of them has given up, which each does when the server no longer answers. */
  gone: Promise<void>;
}

export interface WriterOptions {
  count?: number;
  /** So many messages each, then it is gone. */
  most?: number;
  /** Whether a visitor goes on after a response other than 200. */
  keepsOn?: boolean;
}

/** @param name stands in each message, so that those of several groups differ. */
export function startWriters(
  url: string,
  name: string,
  { count = 4, most = Number.POSITIVE_INFINITY, keepsOn = false }: WriterOptions = {},
): Writers {
  const acknowledged: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];

  const write = async (writer: number) => {
    for (let number = 0; number < most; number++) {
      const message = `Mensaje ${name}-${writer}-${number} de prueba`;
      const response = await post(url, CONTACT_PATH, contactRequest(message)).catch(() => null);
      if (response === null || (response.status !== 200 && !keepsOn)) return;
      if (response.status !== 200) continue;
      acknowledged.push(message);
      for (const { count: wanted, resolve } of waiting) {
        if (acknowledged.length >= wanted) resolve();
      }
    }
  };
  const all = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  const gone = all.then(() => undefined);

  return {
    acknowledged,
    reached: (wanted) =>
      Promise.race([
        new Promise<void>((resolve) => {
          if (acknowledged.length >= wanted) resolve();
          else waiting.push({ count: wanted, resolve });
        }),
        gone.then(() => {
          if (acknowledged.length < wanted) throw new Error('The server stopped answering.');
        }),
      ]),
    gone,
  };
}
