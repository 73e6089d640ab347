/** Ranges of rows in a message, which has their number if there are more. */
const LISTED_RANGES = 20;

/** Where the rows of joined sheets come from, by their index; undefined for one sheet. */
export type Places = readonly { sheet: string; row: number }[] | undefined;

/** `fila 5`, or `fila 5 de «Tubos»` of joined sheets. */
export function rowText(row: number, places: Places): string {
  return rowsText([row], places);
}

/** `filas 5, 8–10 y 12`; of joined sheets `filas 5 y 6 de «Tubos», fila 2 de «Planchas»`. */
export function rowsText(rows: readonly number[], places: Places): string {
  const bySheet = new Map<string, number[]>();
  for (const index of rows) {
    const { sheet, row } = places?.[index - 1] ?? { sheet: '', row: index };
    bySheet.set(sheet, [...(bySheet.get(sheet) ?? []), row]);
  }
  const texts = Array.from(bySheet, ([sheet, own]) =>
    sheet === '' ? rangesText(own) : `${rangesText(own)} de «${sheet}»`,
  );
  return texts.join(', ');
}

function rangesText(rows: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const row of [...new Set(rows)].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.[1] === row - 1) range[1] = row;
    else ranges.push([row, row]);
  }
  const texts = ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  const more = texts.length - LISTED_RANGES;
  const shown = more > 0 ? [...texts.slice(0, LISTED_RANGES), `${more} más`] : texts;
  const list = [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' y ');
  return `${rows.length === 1 ? 'fila' : 'filas'} ${list}`;
}
