import { toTabs } from '../cart/quote-file.ts';
import { listFileTexts as texts } from '../content/list-file.ts';
import { oneLine } from '../lib/clean-text.ts';
import { countSheetCells } from '../lib/count-sheet-cells.ts';
import { decodeText } from '../lib/decode-text.ts';
import { limits } from '../lib/limits.ts';

export interface ListFile {
  /** Tab-separated rows. */
  text: string;
  /** A sentence for the buyer; null without errors. */
  problem: string | null;
}

/**
 * Reads a CSV file or the first sheet of an Excel file. Never throws.
 */
export async function readListFile(file: Blob): Promise<ListFile> {
  if (file.size === 0) return unreadableFile(texts.empty);
  if (file.size > limits.listFile) return unreadableFile(texts.tooLarge(limits.listFile / 1e6));
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const [first, second] = bytes;
    // Magic numbers of Excel before 2007 and of ZIP (`.xlsx`).
    if (first === 0xd0 && second === 0xcf) return unreadableFile(texts.oldExcel);
    const isExcel = first === 0x50 && second === 0x4b;
    const list = isExcel ? await readExcel(bytes) : await readCsv(decodeText(bytes));
    const { length } = list.text;
    return length > limits.listText ? unreadableFile(texts.tooMuch(length, limits.listText)) : list;
  } catch {
    return unreadableFile(texts.unreadable);
  }
}

async function readExcel(bytes: Uint8Array<ArrayBuffer>): Promise<ListFile> {
  const { strFromU8, unzipSync } = await import('fflate');
  let isLarge = false;
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      isLarge ||= name.endsWith('.xml') && originalSize > limits.listPart;
      return name.endsWith('.xml') && !isLarge;
    },
  });
  if (isLarge) return unreadableFile(texts.tooLargeUnpacked);
  const cells = Object.values(parts).map((part) => countSheetCells(strFromU8(part)));
  if (cells.some((count) => count > limits.listCells)) return unreadableFile(texts.farCell);
  const { readSheet } = await import('read-excel-file/universal');
  return listOf(await readSheet(new Blob([bytes])));
}

async function readCsv(text: string): Promise<ListFile> {
  if (/(?![\t\n\v\f\r])\p{Cc}/u.test(text)) return unreadableFile(texts.noSheet);
  const { default: Papa } = await import('papaparse');
  const { data, errors } = Papa.parse<string[]>(text);
  // An unclosed quote swallows the following rows, so quotes are read as inches.
  const hasOpenQuote = errors.some(({ type }) => type === 'Quotes');
  return listOf(hasOpenQuote ? Papa.parse<string[]>(text, { fastMode: true }).data : data);
}

function unreadableFile(problem: string): ListFile {
  return { text: '', problem };
}

/** Keeps empty rows, so that row numbers match the file. */
function listOf(rows: readonly (readonly unknown[])[]): ListFile {
  const text = toTabs(rows.map((row) => row.map(cellText)));
  return /[\p{L}\p{N}]/u.test(text) ? { text, problem: null } : unreadableFile(texts.empty);
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' ? oneLine(String(cell)) : '';
}
