import pino from 'pino';
import { errorFields } from './error-fields.ts';

/** Lines kept in memory while they cannot be written, in characters. */
const MAX_UNWRITTEN = 1_000_000;

// Synchronous, so that no line is lost when the process exits.
const standardError = pino.destination({ dest: 2, sync: true, maxLength: MAX_UNWRITTEN });

// A full disk or a closed pipe must not stop the shop.
const ignore = () => {};
standardError.on('error', ignore);
process.stderr.on('error', ignore);
process.stdout.on('error', ignore);

/**
 * The log, on standard error: JSON lines. It contains nothing that visitors send: no address, path,
 * header, search term or message. `err` is reduced to `errorFields`. Refused requests (429) are not
 * logged, since anyone can cause them.
 */
export const log = pino(
  {
    // A terminal shows problems only.
    level: process.stderr.isTTY ? 'warn' : 'info',
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorFields },
  },
  standardError,
);
