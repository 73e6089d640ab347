/** What a column of a table may have. */
export const columnRoles = [
  'item',
  'size',
  'thickness',
  'width',
  'height',
  'length',
  'quantity',
  'unit',
  'code',
  'remark',
  'numbering',
  'weight',
  'price',
  'total',
  'ignored',
] as const;

export type ColumnRole = (typeof columnRoles)[number];

export interface ColumnTitle {
  role: ColumnRole;
  /** First words of a title, folded, without signs; the longest spelling decides. */
  spellings: readonly string[];
  /** Of several columns of quantities, the highest one has what is asked for. */
  rank?: number;
  /** Of a thickness that is named by a number of another scale, as by its gauge. */
  isScale?: boolean;
}
