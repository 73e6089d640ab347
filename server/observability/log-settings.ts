/** `json`: one object a line, for machines. `text`: one line for people. */
export const LOG_FORMATS = ['json', 'text'] as const;

/** The least that is logged. */
export const LOG_LEVELS = ['info', 'warn', 'error', 'fatal'] as const;

/**
 * Reads `LOG_FORMAT` and `LOG_LEVEL`. People at a terminal get text, and only
 * what is wrong; whatever collects the output gets JSON, and all of it.
 *
 * Never fails: that a value is none is said in the log, which has to be there first.
 */
export function readLogSettings(environment: NodeJS.ProcessEnv, isTerminal: boolean) {
  const format =
    LOG_FORMATS.find((name) => name === environment.LOG_FORMAT) ?? (isTerminal ? 'text' : 'json');
  const level = LOG_LEVELS.find((name) => name === environment.LOG_LEVEL);
  return { format, level: level ?? (format === 'text' ? 'warn' : 'info') } as const;
}
