/** `json`: one object per line. `text`: one line for people. */
export const LOG_FORMATS = ['json', 'text'] as const;

export const LOG_LEVELS = ['info', 'warn', 'error', 'fatal'] as const;

/**
 * Reads `LOG_FORMAT` and `LOG_LEVEL`. The default is text and warnings on a terminal, else JSON and
 * everything. Invalid values are ignored here; `readSettings` reports them in the log.
 */
export function readLogSettings(environment: NodeJS.ProcessEnv, isTerminal: boolean) {
  const format =
    LOG_FORMATS.find((name) => name === environment.LOG_FORMAT) ?? (isTerminal ? 'text' : 'json');
  const level = LOG_LEVELS.find((name) => name === environment.LOG_LEVEL);
  return { format, level: level ?? (format === 'text' ? 'warn' : 'info') } as const;
}
