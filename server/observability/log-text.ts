import * as v from 'valibot';

const Line = v.looseObject({
  level: v.string(),
  time: v.string(),
  msg: v.optional(v.string(), ''),
});
const LoggedError = v.looseObject({ message: v.string(), stack: v.optional(v.string()) });

/**
 * Formats a line of the JSON log: `12:30:05 error Request failed (connect ECONNREFUSED) status=503`,
 * followed by the stack. Values stay JSON, so that none can contain a line break.
 */
export function logText(json: string): string {
  const { level, time, msg, pid: _pid, err, ...fields } = v.parse(Line, JSON.parse(json));
  const logged = v.safeParse(LoggedError, err);
  const parts = [time.slice(11, 19), level, msg];
  if (logged.success) parts.push(`(${logged.output.message.replaceAll('\n', ' ')})`);
  for (const [name, value] of Object.entries(fields))
    parts.push(`${name}=${JSON.stringify(value)}`);
  const stack = logged.success ? (logged.output.stack?.split('\n').slice(1).join('\n') ?? '') : '';
  return `${parts.join(' ')}\n${stack && `${stack}\n`}`;
}
