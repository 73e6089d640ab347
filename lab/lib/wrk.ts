import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureProgram } from './install.ts';

export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds within which 99 of 100 answers were there. */
  p99: number;
  /** Requests that failed, by their status included. */
  failed: number;
}

export interface LoadRequest {
  url: string;
  /** Posted as JSON; each in turn where there are several. */
  bodies: readonly string[];
  seconds: number;
}

const folder = mkdtempSync(join(tmpdir(), 'kuntur-load-'));
const connections = 32;

/**
 * Loads a server with wrk, which leaves it one of two cores.
 *
 * @throws {Unavailable} where wrk is missing and cannot be installed
 */
export async function load({ url, bodies, seconds }: LoadRequest): Promise<Load> {
  await ensureProgram(['wrk', '-v'], 'wrk');
  const script = join(folder, 'request.lua');
  writeFileSync(script, luaOf(bodies));
  const limits = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s'];
  const args = [...limits, '--latency', '-s', script, url];
  const { stdout } = await promisify(execFile)('wrk', args);
  const [, rate, p99, failed] = /RESULT (\S+) (\S+) (\S+)/.exec(stdout) ?? [];
  if (rate === undefined || p99 === undefined) throw new Error(`wrk said: ${stdout}`);
  return { rate: Number(rate), p99: Number(p99), failed: Number(failed) };
}

function luaOf(bodies: readonly string[]): string {
  return `
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Accept"] = "application/graphql-response+json, application/json"
wrk.headers["Accept-Encoding"] = "br"
local bodies = { ${bodies.map((body) => `[==[${body}]==]`).join(', ')} }
local formatted = {}
local turn = 0
init = function()
  for place, body in ipairs(bodies) do formatted[place] = wrk.format(nil, nil, nil, body) end
end
request = function()
  turn = turn % #formatted + 1
  return formatted[turn]
end
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format("RESULT %f %f %d\\n",
    summary.requests / summary.duration * 1000000, latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
`;
}
