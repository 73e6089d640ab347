import { expect } from 'vitest';
import { CONTACT_PATH } from '../../../testing/concurrent-writers.ts';
import { contactRequest, post } from '../../../testing/http-client.ts';

/** What a visitor requests, by name; 200 is a success. */
export type Requests = Record<string, (turn: string) => Promise<unknown>>;

/** @param sent receives the accepted messages */
export const sendMessage = (url: string, sent: string[]): Requests => ({
  message: async (turn) => {
    const message = `Mensaje ${turn} de prueba`;
    const { status } = await post(url, CONTACT_PATH, contactRequest(message));
    if (status === 200) sent.push(message);
    return status;
  },
});

/** Eight visitors, each with one request after another. */
export function startLoad(requests: Requests) {
  const failures: string[] = [];
  let count = 0;
  let isOver = false;

  const visit = async (visitor: number) => {
    for (let turn = 0; !isOver; turn++) {
      for (const [name, request] of Object.entries(requests)) {
        const result = await request(`${visitor}-${turn}`).catch(String);
        if (result !== 200) failures.push(`${name}: ${result}`);
        count += 1;
      }
    }
  };
  const visitors = Array.from({ length: 8 }, (_, visitor) => visit(visitor));
  return {
    failures,
    count: () => count,
    /** Waits for further responses. */
    more: async (wanted: number) => {
      const before = count;
      await expect.poll(() => count, { timeout: 60_000 }).toBeGreaterThan(before + wanted);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(visitors);
    },
  };
}
