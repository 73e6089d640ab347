import { Agent } from 'node:http';
import * as fc from 'fast-check';
import { rawFetch } from '../http-client.ts';
import { type HostileRequest, hostileRequest } from './requests.ts';

export interface HostileOptions {
  /** Where the server answers. */
  url: string;
  /** How many requests are sent. */
  count: number;
  /** The same seed gives the same requests. */
  seed: number;
}

/** A request that was not answered as it must be. */
export interface Fault {
  request: HostileRequest;
  /** A status of 500 and above, or what broke instead of an answer. */
  found: string;
}

export interface HostileReport {
  answered: number;
  /** How many got each status. */
  statuses: Record<string, number>;
  faults: Fault[];
}

/** So many are made at a time, and as many are on their way at once as a browser would have. */
const BATCH = 500;
const AT_ONCE = 6;
/** An answer that takes longer counts as none. Milliseconds. */
const PATIENCE = 20_000;

/**
 * Sends hostile requests to a running server. Whatever they are, each must be
 * answered, and none by an error of the server's own.
 */
export async function runHostile({ url, count, seed }: HostileOptions): Promise<HostileReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const report: HostileReport = { answered: 0, statuses: {}, faults: [] };

  const send = async (hostile: HostileRequest) => {
    const { path, ...sent } = hostile;
    const found = await rawFetch(url, path, { ...sent, agent, timeout: PATIENCE }).then(
      ({ status }) => status,
      String,
    );
    report.statuses[found] = (report.statuses[found] ?? 0) + 1;
    if (typeof found === 'number') report.answered++;
    if (typeof found !== 'number' || found >= 500) {
      report.faults.push({ request: hostile, found: String(found) });
    }
  };

  for (let sent = 0; sent < count; sent += BATCH) {
    const numRuns = Math.min(BATCH, count - sent);
    const batch = fc.sample(hostileRequest, { seed: seed + sent, numRuns });
    const waiting = batch.values();
    const sendOthers = async () => {
      for (const hostile of waiting) await send(hostile);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendOthers));
  }
  agent.destroy();
  return report;
}
