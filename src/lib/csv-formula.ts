/** What a spreadsheet may run as a formula. https://owasp.org/www-community/attacks/CSV_Injection */
const invisible = '[\\s\\p{C}\\p{DI}\\u2800]*';
const formula = `'*(?:${invisible}[=+\\-@＝＋－＠﹢﹣﹦﹫−]|[\\t\\r\\n])`;
const formulaStart = new RegExp(`^(?=${formula})`, 'u');
const escapedFormulaStart = new RegExp(`^'(?=${formula})`, 'u');

/** Makes a spreadsheet show a cell of a CSV file as text. */
export function escapeFormula(cell: string): string {
  return cell.replace(formulaStart, "'");
}

export function unescapeFormula(cell: string): string {
  return cell.replace(escapedFormulaStart, '');
}
