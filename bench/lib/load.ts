import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aptInstall, canUseApt } from '../../tools/lib/apt.mjs';
import { Trouble } from '../../tools/lib/project.mjs';
import { run } from '../../tools/lib/run.mjs';

export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds within which 99 of 100 answers were there. */
  p99: number;
}

export interface LoadRequest {
  url: string;
  /** Posted as JSON; each in turn where there are several. */
  bodies: readonly string[];
  encoding: 'br' | 'identity';
  seconds: number;
}

const folder = mkdtempSync(join(tmpdir(), 'kuntur-load-'));
const connections = 32;

/**
 * Loads a server with wrk, which leaves it one of two cores.
 *
 * @throws when a request fails: what is measured then is not what was meant
 */
export async function load(request: LoadRequest): Promise<Load> {
  const { failed, ...measured } = await loadAndCount(request);
  if (failed > 0) throw new Error(`${failed} requests to ${request.url} failed.`);
  return measured;
}

/** The same for a caller that wants to know how many requests failed, by their status included. */
export async function loadAndCount({
  url,
  bodies,
  encoding,
  seconds,
}: LoadRequest): Promise<Load & { failed: number }> {
  const script = join(folder, 'request.lua');
  writeFileSync(script, luaOf(bodies, encoding));
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '--timeout',
    '20s',
    '-s',
    script,
    url,
  ];
  const { stdout } = await promisify(execFile)('wrk', args);
  const [, rate, p99, failed] = /RESULT (\S+) (\S+) (\S+)/.exec(stdout) ?? [];
  if (rate === undefined || p99 === undefined) throw new Error(`wrk said: ${stdout}`);
  return { rate: Number(rate), p99: Number(p99), failed: Number(failed) };
}

/** @throws {Trouble} where wrk is missing and cannot be installed */
export async function ensureWrk(): Promise<void> {
  const there = async () => (await run(['wrk', '-v'], { output: 'keep' })).code !== 127;
  if (await there()) return;
  if (canUseApt() && (await aptInstall('wrk')) && (await there())) return;
  throw new Trouble('This part needs wrk (https://github.com/wg/wrk) in PATH.');
}

function luaOf(bodies: readonly string[], encoding: string): string {
  return `
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Accept"] = "application/graphql-response+json, application/json"
wrk.headers["Accept-Encoding"] = "${encoding}"
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
