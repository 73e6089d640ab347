/**
 * Says on the console what a developer should know and a visitor need not.
 * The only place that writes there; `subject` is the fixed text to look for.
 */
export function reportError(subject: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the one place
  console.error(subject, error);
}
