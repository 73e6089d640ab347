/** Logs an error for developers; `subject` is a fixed text to search for. */
export function reportError(subject: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place that logs
  console.error(subject, error);
}
