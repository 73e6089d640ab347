import { type RowId, rowIds, rows } from './rows.ts';

/** The catalogue of faults with the test files of each row, as `docs/reliability.md` has it. */
export function faultTables(tests: ReadonlyMap<RowId, readonly string[]>): string {
  return [faultTable('The site', 'C', tests), faultTable('The server', 'S', tests)].join('\n\n');
}

function faultTable(
  title: string,
  letter: 'C' | 'S',
  tests: ReadonlyMap<RowId, readonly string[]>,
): string {
  const own = rowIds.filter((id) => id.startsWith(letter));
  const lines = own.map((id) => {
    const files = (tests.get(id) ?? []).map((file) => `\`${file}\``);
    return [id, rows[id], files.length > 0 ? files.join(', ') : '**open**'];
  });
  return `**${title}**\n\n${markdownTable(['row', 'fault', 'tests'], lines)}`;
}

export function markdownTable(
  head: readonly string[],
  lines: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...lines.map(line)].join('\n');
}
