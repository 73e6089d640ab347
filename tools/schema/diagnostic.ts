/** Something to mend, at a line. */
export interface Diagnostic {
  /** Relative to the project. */
  file: string;
  line: number;
  message: string;
}

/** One complaint for people. */
export function inLine({ file, line, message }: Diagnostic): string {
  return `${file}:${line}: ${message}`;
}
