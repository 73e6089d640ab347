import { toTabs } from '../cart/quote-file.ts';
import { limits } from '../config.ts';
import { listFileTexts as texts } from '../content/list-file.ts';
import { oneLine } from '../lib/clean-text.ts';
import { countSheetCells } from '../lib/count-sheet-cells.ts';
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
    const isExcel = first === 0x50 && second === 0x4b;
    if (first === 0xd0 && second === 0xcf) return refuse(texts.oldExcel);
    const list = isExcel
      ? await readExcel(bytes)
      : await readCsv(decodeText(new Uint8Array(bytes)));
    return list.text.length > limits.listText ? tooMuch(list.text) : list;
  } catch {
    return refuse(texts.unreadable);
  }
}

async function readExcel(bytes: ArrayBuffer): Promise<ListFile> {
  const { strFromU8, unzipSync, zipSync } = await import('fflate');
  const file = new Uint8Array(bytes);
  const isRead = ({ name }: { name: string }) => /\.(?:xml|rels)$/.test(name);
  let entries = 0;
  const sizes: number[] = [];
  unzipSync(file, {
    filter(entry) {
      entries += 1;
      if (entries > limits.listEntries) throw new Error('Too many entries');
      if (isRead(entry)) sizes.push(entry.originalSize);
      return false;
    },
  });
  // The stated sizes bound the unpacker: a part that is larger than stated is cut off.
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (sizes.some((size) => size > limits.listPart) || total > limits.listUnpacked) {
    return { text: '', problems: [texts.tooLargeUnpacked] };
  }
  const parts = unzipSync(file, { filter: isRead });
  const xmls = Object.values(parts).map((part) => strFromU8(part));
  if (xmls.some((xml) => countSheetCells(xml) > limits.listCells)) {
    return { text: '', problems: [texts.farCell] };
  }
  // Tags and cells; the reader takes minutes for thousands of attributes or a long number format.
  if (xmls.some((xml) => xml.split('>').some(({ length }) => length > limits.listTag))) {
    return { text: '', problems: [texts.tooLargeUnpacked] };
  }
  const { readSheet } = await import('read-excel-file/universal');
  // Only what was checked: the reader unpacks any part that the workbook names.
  return textOf(await readSheet(new Blob([zipSync(parts, { level: 0 })])));
}

async function readCsv(text: string): Promise<ListFile> {
  if (/(?![\t\n\v\f\r])\p{Cc}/u.test(text)) return { text: '', problems: [texts.noSheet] };
  if (text.length > limits.listText) return tooMuch(text);
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

function tooMuch({ length }: string): ListFile {
  return { text: '', problems: [texts.tooMuch(length, limits.listText)] };
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
