/** JSON for a script element: no text in it can close the element. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
