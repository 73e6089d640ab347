import * as v from 'valibot';

const Line = v.looseObject({
  level: v.string(),
  time: v.string(),
  msg: v.optional(v.string(), ''),
});
const LoggedError = v.looseObject({ message: v.string(), stack: v.optional(v.string()) });

/**
 * A line of the JSON log as people read it: `12:30:05 error The database does
 * not answer (connect ECONNREFUSED) status=503`. Values are in JSON still, so
 * that none can look like a line of its own. An error's stack follows.
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
