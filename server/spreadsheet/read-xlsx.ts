import { strFromU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { countSheetCells } from '../../src/lib/count-sheet-cells.ts';
import type { Table } from './columns.ts';
import { InvalidFileError } from './invalid-file-error.ts';
import type { Cell } from './read-cell.ts';

/** In bytes. */
const MAX_UNPACKED = 100_000_000;
/** Up to the last row and column of a sheet; 20,000 rows may have 50 columns. */
const MAX_CELLS = 2_000_000;
const UNREADABLE = 'No es un archivo XLSX legible. Ábralo en Excel y guárdelo de nuevo.';

/**
 * Reads the first sheet of an XLSX file; `file` may be any bytes.
 * @throws InvalidFileError
 */
export async function readXlsx(file: Buffer): Promise<Table> {
  try {
    const parts = unpack(file);
    for (const part of Object.values(parts)) refuse(sheetProblem(strFromU8(part)));
    // Packed again without compression: the reader unpacks that without threads.
    const { buffer } = zipSync(parts, { level: 0 });
    // The library's type also contains the constructor of dates.
    return (await readSheet(buffer, { trim: false })) as Cell[][];
  } catch (error) {
    throw error instanceof InvalidFileError ? error : new InvalidFileError(UNREADABLE);
  }
}

function refuse(problem: string | null | false): void {
  if (problem) throw new InvalidFileError(problem);
}

/** A part that is longer than its stated size is cut off. */
function unpack(file: Buffer): Record<string, Uint8Array> {
  const isRead = (name: string) => /\.(xml|rels)$/.test(name);
  let size = 0;
  unzipSync(file, {
    filter: ({ name, originalSize }) => {
      refuse(
        name === 'xl/vbaProject.bin' &&
          'El archivo tiene macros. Guárdelo como «Libro de Excel (.xlsx)» y súbalo de nuevo.',
      );
      if (isRead(name)) size += originalSize;
      return false;
    },
  });
  refuse(size > MAX_UNPACKED && 'El archivo, descomprimido, pasa de 100 MB.');
  return unzipSync(file, { filter: ({ name }) => isRead(name) });
}

/** Merged cells and formulas without a stored result would be read as empty. */
function sheetProblem(xml: string): string | null {
  if (countSheetCells(xml) > MAX_CELLS) {
    return 'Hay una celda muy lejos del catálogo (en Excel, Ctrl+Fin lleva a ella). Bórrela, o copie el catálogo a una hoja nueva.';
  }
  const merged = /<(?:\w+:)?mergeCell\s[^<>]*ref=["']([A-Z0-9:]+)["']/.exec(xml)?.[1];
  if (merged)
    return `Hay celdas combinadas (${merged}). Sepárelas: cada producto, una fila entera.`;
  const formula =
    /<(?:\w+:)?c\s([^<>]*)>\s*<(?:\w+:)?f\b[^<>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*<\/(?:\w+:)?c>/.exec(
      xml,
    );
  if (!formula) return null;
  const cell = /\br=["'](\w+)/.exec(formula[1] ?? '')?.[1] ?? '';
  return `La fórmula de la celda ${cell} no tiene resultado. Abra el archivo en Excel y guárdelo de nuevo.`;
}
