/**
 * Formats a line of the JSON log: `12:30:05 error Request failed (connect ECONNREFUSED) status=503`,
 * followed by the stack. Values stay JSON, so that none can contain a line break.
 */
export function logText(json: string): string {
  const { level, time, msg, pid: _pid, err, ...fields } = JSON.parse(json);
  const parts = [time.slice(11, 19), level, msg];
  if (err) parts.push(`(${err.message.replaceAll('\n', ' ')})`);
  for (const [name, value] of Object.entries(fields))
    parts.push(`${name}=${JSON.stringify(value)}`);
  const [, ...stack] = err?.stack?.split('\n') ?? [];
  return `${[parts.join(' '), ...stack].join('\n')}\n`;
}
