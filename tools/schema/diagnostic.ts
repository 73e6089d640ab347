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

/** Sort order by file, then line. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file) || a.line - b.line;
}
