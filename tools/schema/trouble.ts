/** A candidate or a command line that nothing can be done with; told in plain words, without a stack. */
export class Unusable extends Error {}

/** The text of whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
