import { isOwnData, isOwnTitles } from '../cart/quote-file.ts';
import { type ColumnRole, type ReadList, readList, splitLines } from '../trade/index.ts';
import { isOwnMessage, readMessage } from './own-message.ts';

const ownSheet = { isTitles: isOwnTitles, isData: isOwnData };

/**
 * Reads a pasted list, which may be the shop's own message or spreadsheet.
 * @param columns what the buyer says that the columns of a table are
 */
export function readPastedList(
  text: string,
  columns: readonly ColumnRole[] | null = null,
): ReadList {
  const lines = splitLines(text);
  const isMessage = isOwnMessage(lines);
  return isMessage
    ? { lines: readMessage(lines), table: null }
    : readList(text, { columns, ownSheet });
}
