import { toTabs } from '../cart/quote-file.ts';
import { limits } from '../config.ts';
import { listFileTexts as texts } from '../content/list-file.ts';
import { oneLine } from '../lib/clean-text.ts';
import { decodeText } from '../lib/decode-text.ts';

export interface ListFile {
  /** Tab-separated rows. */
  text: string;
  /** A sentence per unreadable row, or one for the file. */
  problems: readonly string[];
}

type Rows = readonly (readonly unknown[])[];

/**
 * Reads a CSV file or the first sheet of an Excel file. Never throws: damaged rows are named, the
 * others kept.
 */
export async function readListFile(file: Blob): Promise<ListFile> {
  const refuse = (problem: string): ListFile => ({ text: '', problems: [problem] });
  if (file.size === 0) return refuse(texts.empty);
  if (file.size > limits.listFile) return refuse(texts.tooLarge(limits.listFile / 1e6));
  try {
    const bytes = await file.arrayBuffer();
    const [first, second] = new Uint8Array(bytes);
    // Magic numbers of ZIP (`.xlsx`) and of Excel before 2007.
    if (first === 0x50 && second === 0x4b) {
      return isTooLarge(bytes) ? refuse(texts.tooLargeUnpacked) : textOf(await readExcel(bytes));
    }
    if (first === 0xd0 && second === 0xcf) return refuse(texts.oldExcel);
    return await readCsv(decodeText(new Uint8Array(bytes)));
  } catch {
    return refuse(texts.unreadable);
  }
}

async function readExcel(bytes: ArrayBuffer): Promise<Rows> {
  const { readSheet } = await import('read-excel-file/universal');
  return readSheet(bytes);
}

/**
 * Checks the sizes in the ZIP directory. They bound the unpacker: a part that is larger than stated
 * is cut off.
 */
function isTooLarge(bytes: ArrayBuffer): boolean {
  const view = new DataView(bytes);
  let total = 0;
  for (let at = 0; at + 46 <= view.byteLength; at += 1) {
    // The signature of a directory entry.
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const end = at + 46 + view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.slice(at + 46, end));
    const size = /\.(?:xml|rels)$/.test(name) ? view.getUint32(at + 24, true) : 0;
    total += size;
    if (size > limits.listPart || total > limits.listUnpacked) return true;
  }
  return false;
}

async function readCsv(text: string): Promise<ListFile> {
  if (/(?![\t\n\v\f\r])\p{Cc}/u.test(text)) return { text: '', problems: [texts.noSheet] };
  const { default: Papa } = await import('papaparse');
  const whole = Papa.parse<string[]>(text, { skipEmptyLines: false });
  const isWhole = whole.errors.every(({ type }) => type !== 'Quotes');
  if (isWhole) return textOf(whole.data);
  // An unclosed quote swallows the following rows, so each row is parsed separately.
  const { delimiter } = whole.meta;
  const problems: string[] = [];
  const rows = text.split(/\r\n?|\n/).map((line, index) => {
    const { data, errors } = Papa.parse<string[]>(line, { delimiter });
    if (!errors.some(({ type }) => type === 'Quotes')) return data[0] ?? [];
    problems.push(texts.row(index + 1, texts.openQuote));
    return [];
  });
  return { text: textOf(rows).text, problems };
}

/** Keeps empty rows, so that row numbers match the file. */
function textOf(rows: Rows): ListFile {
  const table = rows.map((row) => row.map(cellText));
  const isEmpty = !table.flat().some((cell) => /[\p{L}\p{N}]/u.test(cell));
  return isEmpty ? { text: '', problems: [texts.empty] } : { text: toTabs(table), problems: [] };
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' ? oneLine(String(cell)) : '';
}
