import type { CellRemark } from './columns.ts';

/** Problems of one kind and column that are listed one by one. */
const LISTED_PROBLEMS = 20;

/** Many problems of one kind and column as one, with their number and the way out; by row. */
export function groupProblems<Remark extends CellRemark>(problems: readonly Remark[]): Remark[] {
  const groups = new Map<string, Remark[]>();
  for (const problem of problems) {
    const kind = problem.message.replace(/«[^»]*»|[\d.,]+/g, '');
    const key = `${problem.sheet}\n${problem.column}\n${kind}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  const listed = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length <= LISTED_PROBLEMS) return group;
    return { ...first, message: groupMessage(first.message, group.length) };
  });
  const sheets = [...new Set(problems.map(({ sheet }) => sheet))];
  return listed.sort((a, b) => sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) || a.row - b.row);
}

function groupMessage(message: string, count: number): string {
  const [, example = '', readings = ''] = /^«([^»]*)» (se puede leer [^:]*):/.exec(message) ?? [];
  if (readings !== '') {
    return `${count} celdas como «${example}» se pueden leer de dos formas: redondee a 2 decimales o guarde el archivo como XLSX`;
  }
  return `${count} celdas: ${message}`;
}
