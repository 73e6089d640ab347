/** What a reader should know of a line of the closing table, by its measure: why it is not met, and what was tried. */
export const remarks: Readonly<Record<string, string>> = {};
