/** Escapes a text for use inside a regular expression; `RegExp.escape` is missing in older browsers. */
export function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
