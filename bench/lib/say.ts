export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A number with three figures: `0.0123`, `12.3`, `1,230`. */
export function brief(value: number): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 100) return Math.round(value).toLocaleString('en-US');
  return Number(value.toPrecision(3)).toString();
}

export function spread({ low, high }: { low: number; high: number }): string {
  return low === high ? '–' : `${brief(low)}–${brief(high)}`;
}
