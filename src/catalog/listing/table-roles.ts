/**
 * Explicit roles: the phone layout sets `display: grid`, for which some browsers drop the implicit
 * ones.
 */
export const tableRole = { role: 'table' } as const;
export const groupRole = { role: 'rowgroup' } as const;
export const rowRole = { role: 'row' } as const;
export const cellRole = {
  head: { role: 'columnheader' },
  row: { role: 'rowheader' },
  data: { role: 'cell' },
} as const;
