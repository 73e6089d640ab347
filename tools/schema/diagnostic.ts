/** An error at a line of a file. */
export interface Diagnostic {
  /** Relative to the project. */
  file: string;
  line: number;
  message: string;
}

/** `file:line: message` */
export function formatDiagnostic({ file, line, message }: Diagnostic): string {
  return `${file}:${line}: ${message}`;
}
