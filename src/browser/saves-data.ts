import { fieldOf } from '../lib/field-of.ts';

/** Whether the visitor saves data or has a 2G connection (Network Information API; not in Safari). */
export function savesData(): boolean {
  const connection = fieldOf(navigator, 'connection');
  return (
    fieldOf(connection, 'saveData') === true ||
    /2g/.test(String(fieldOf(connection, 'effectiveType')))
  );
}
