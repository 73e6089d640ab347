/** A problem or warning with its place. */
export interface Remark {
  sheet?: string | undefined;
  row: number;
  column: string | null;
  message: string;
}

/** Nobody reads more; the rest is counted. */
const MAX_REMARKS = 1_000;

/** In row order, the first ones and the number of the rest. */
export function sortedRemarks(remarks: readonly Remark[], sheet?: string): Remark[] {
  const sorted = remarks.toSorted((a, b) => a.row - b.row).map((remark) => ({ sheet, ...remark }));
  const first = sorted.slice(0, MAX_REMARKS);
  const more = sorted.length - first.length;
  if (more > 0) first.push({ sheet, row: 1, column: null, message: `hay ${more} más en la hoja` });
  return first;
}
