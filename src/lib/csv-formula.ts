/** What a spreadsheet may run as a formula. https://owasp.org/www-community/attacks/CSV_Injection */
const formula = "'*(?:\\s*[=+\\-@＝＋－＠]|[\\t\\r\\n])";
const start = new RegExp(`^(?=${formula})`);
const escapedStart = new RegExp(`^'(?=${formula})`);

/** Makes a spreadsheet show a cell of a CSV file as text. */
export function escapeFormula(cell: string): string {
  return cell.replace(start, "'");
}

export function unescapeFormula(cell: string): string {
  return cell.replace(escapedStart, '');
}
