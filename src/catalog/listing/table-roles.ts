/**
 * The roles that the parts of a table have by themselves. A phone's style sheet lays them out in a
 * grid, for which some browsers take them for mere boxes.
 */
export const tableRole = { role: 'table' } as const;
export const groupRole = { role: 'rowgroup' } as const;
export const rowRole = { role: 'row' } as const;
export const cellRole = {
  head: { role: 'columnheader' },
  row: { role: 'rowheader' },
  data: { role: 'cell' },
} as const;
