import type { ResultTable } from './part.ts';
import type { Sample } from './samples.ts';

/** Three significant digits: `0.0123`, `12.3`, `1,230`. */
export function formatNumber(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return Number(value.toPrecision(3)).toString();
}

/** Median with the lowest and highest value: `48 (31–79)`. */
export function formatSample({ median, low, high }: Sample): string {
  const value = formatNumber(median);
  return low === high ? value : `${value} (${formatNumber(low)}–${formatNumber(high)})`;
}

export function markdownTable({ head, rows }: ResultTable): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
