import { inflateRawSync } from 'node:zlib';
import { readSheet } from 'read-excel-file/node';

/** Signature of an entry in the central directory of a ZIP file. */
const ENTRY = Buffer.from([0x50, 0x4b, 1, 2]);
const UNREADABLE = 'No es un archivo XLSX legible. Ábralo en Excel y guárdelo de nuevo.';
const TOO_LONG = 'El archivo, descomprimido, pasa de 100 MB.';

/**
 * Reads the first sheet of an XLSX file; `file` may be any bytes.
 *
 * @param {Buffer} file
 * @param {number} maxUnpacked bytes
 * @returns {Promise<{ table: unknown[][] } | { problem: string }>} the problem in Spanish
 */
export async function readXlsx(file, maxUnpacked) {
  const problem = findProblem(file, maxUnpacked);
  if (problem) return { problem };
  return readSheet(file, { trim: false }).then(
    (table) => ({ table }),
    () => ({ problem: UNREADABLE }),
  );
}

/**
 * Entries are unpacked to learn their size: the declared size of a ZIP bomb is wrong.
 *
 * @param {Buffer} file
 * @param {number} maxUnpacked
 */
function findProblem(file, maxUnpacked) {
  let total = 0;
  for (let at = file.indexOf(ENTRY); at !== -1; at = file.indexOf(ENTRY, at + 46)) {
    if (at + 46 > file.length) return null;
    const name = file.toString('utf8', at + 46, at + 46 + file.readUInt16LE(at + 28));
    const header = file.readUInt32LE(at + 42);
    if (header + 30 > file.length) return UNREADABLE;
    if (name === 'xl/vbaProject.bin') {
      return 'El archivo tiene macros. Guárdelo como «Libro de Excel (.xlsx)» y súbalo de nuevo.';
    }
    const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
    const packed = file.subarray(start, start + file.readUInt32LE(at + 20));
    const content = file.readUInt16LE(at + 10) === 8 ? inflate(packed, maxUnpacked) : packed;
    total += content?.length ?? Number.POSITIVE_INFINITY;
    if (!content || total > maxUnpacked) return TOO_LONG;
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(name)) {
      const found = sheetProblem(content.toString('utf8'));
      if (found) return found;
    }
  }
  return null;
}

/**
 * Merged cells and formulas without a stored result would be read as empty.
 *
 * @param {string} xml
 */
function sheetProblem(xml) {
  // The reader would allocate every cell up to this one.
  const far = /<c\s[^>]*\br="([A-Z]{3,}\d+|[A-Z]+\d{6,})"/.exec(xml)?.[1];
  if (far)
    return `Hay una celda muy lejos del catálogo (${far}). Bórrela, o copie el catálogo a una hoja nueva.`;
  const merged = /<(?:\w+:)?mergeCell\s[^>]*ref="([A-Z0-9:]+)"/.exec(xml)?.[1];
  if (merged)
    return `Hay celdas combinadas (${merged}). Sepárelas: cada producto, una fila entera.`;
  const formula = /<c\s[^>]*r="([A-Z0-9]+)"[^>]*>\s*<f\b[^>]*?(?:\/>|>[^<]*<\/f>)\s*<\/c>/.exec(
    xml,
  );
  return formula
    ? `La fórmula de la celda ${formula[1]} no tiene resultado. Abra el archivo en Excel y guárdelo de nuevo.`
    : null;
}

/**
 * @param {Uint8Array} packed
 * @param {number} maxUnpacked
 * @returns {Buffer | null} empty if it is damaged, which the reader reports; null if it is too long
 */
function inflate(packed, maxUnpacked) {
  try {
    return inflateRawSync(packed, { maxOutputLength: maxUnpacked });
  } catch (error) {
    return error instanceof RangeError ? null : Buffer.alloc(0);
  }
}
