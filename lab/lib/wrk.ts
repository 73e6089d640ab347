import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureProgram } from './install.ts';

export interface Load {
  /** Responses per second. */
  rate: number;
  /** The 99th percentile of the latency in milliseconds. */
  p99: number;
}

/**
 * Posts JSON bodies in turn for one second with wrk, on one thread and 32 connections.
 * @throws {Unavailable} if wrk is missing
 * @throws if a request fails, because the result would be wrong
 */
export async function load(url: string, bodies: readonly string[]): Promise<Load> {
  await ensureProgram(['wrk', '-v'], 'wrk');
  const folder = mkdtempSync(join(tmpdir(), 'kuntur-wrk-'));
  const script = join(folder, 'request.lua');
  writeFileSync(script, luaScript(bodies));
  const args = ['-t1', '-c32', '-d1s', '--timeout', '20s', '--latency', '-s', script, url];
  const { stdout } = await promisify(execFile)('wrk', args);
  rmSync(folder, { recursive: true });
  const [, rate, p99, failed] = /RESULT (\S+) (\S+) (\S+)/.exec(stdout) ?? [];
  if (failed !== '0') throw new Error(`Requests to ${url} failed: ${stdout}`);
  return { rate: Number(rate), p99: Number(p99) };
}

function luaScript(bodies: readonly string[]): string {
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
