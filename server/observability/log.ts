import pino from 'pino';
import { errorFields } from './error-fields.ts';
import { readLogSettings } from './log-settings.ts';
import { logText } from './log-text.ts';
import { printable } from './printable.ts';

const { format, level } = readLogSettings(process.env, process.stderr.isTTY);

// Written at once: nothing is kept back that a process which ends would take with it. Lines are few.
const standardError = pino.destination({ dest: 2, sync: true });

/**
 * The program's log, on standard error. Standard output has one line, which
 * says where the shop is ready.
 *
 * What visitors send does not go into it: no address, no path but those of the
 * program's own, no header, no search term, no message. `err` is cut down to
 * `errorFields`.
 */
export const log = pino(
  {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorFields },
  },
  {
    write: (line: string) =>
      void standardError.write(printable(format === 'text' ? logText(line) : line)),
  },
);
