import { toConfirmTexts } from '../content/to-confirm.ts';
import { noQuantity, readLine } from '../trade/read-line.ts';
import type { ListLine } from './list-line.ts';

/** A line of the shop's own quotation message. */
const ownLine = /^\s*(?:[•-]\s*)?(\S.*) - Cantidad(?: adicional)?: (\d{1,6})\s*$/;

/** Whether a text is a quotation message of the shop. */
export function isOwnMessage(written: readonly string[]): boolean {
  return written.some((line) => line.startsWith('• ') && ownLine.test(line));
}

/** The shop's own message: its products, and the other items; the rest are notes. */
export function readMessage(rows: readonly { row: number; written: string }[]): ListLine[] {
  let part = '';
  return rows.flatMap(({ row, written }) => {
    const text = written.trim();
    if (text === '' || /^(?:Otros|Por confirmar):$/.test(text)) part = text;
    if (text === '') return [];
    const line = { ...noQuantity, row, text, item: '', note: null, headings: [], remark: '' };
    const isProduct = part !== `${toConfirmTexts.title}:`;
    const [, item = '', count] = (isProduct && ownLine.exec(written)) || [];
    if (count !== undefined) return { ...line, item, quantity: Number(count) };
    const other = part === 'Otros:' && written.startsWith('- ') ? text.slice(2) : null;
    return other === null
      ? { ...line, note: 'heading' as const }
      : { ...line, text: other, ...readLine(other) };
  });
}
