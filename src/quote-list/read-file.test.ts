import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { listFileTexts as texts } from '../content/list-file.ts';
import { limits } from '../lib/limits.ts';
import { writtenOf } from '../trade/text/phrase.ts';
import { readListFile } from './read-file.ts';
import { readPastedList } from './read-pasted-list.ts';

const rows = [
  ['N.º', 'Descripción', 'Cantidad'],
  ['1', 'TUBO CUADRADO 2" x 2"', '10'],
  ['2', '"Ñandú" en comillas', '6'],
];
const text = '1\tTUBO CUADRADO 2" x 2"\t10';
const read = (...parts: BlobPart[]) => readListFile(new Blob(parts));

async function excel(table: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const cells = table.map((row) => row.map((value) => ({ value })));
  return new Uint8Array((await writeExcelFile(cells).toBuffer()) as Buffer);
}

const part = (size: number) => new Uint8Array(size);

/** An Excel file whose sheet has the given rows. */
async function excelWith(rows: string): Promise<Uint8Array<ArrayBuffer>> {
  const files = unzipSync(await excel([['TUBO', '3']]));
  const sheet = 'xl/worksheets/sheet1.xml';
  const xml = strFromU8(files[sheet] ?? part(0));
  files[sheet] = strToU8(
    xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`),
  );
  return new Uint8Array(zipSync(files));
}

describe('readListFile', () => {
  it.each([
    ['semicolons', 'N.º;Descripción;Cantidad\r\n1;"TUBO CUADRADO 2"" x 2""";10\r\n'],
    ['commas', 'N.º,Descripción,Cantidad\n1,"TUBO CUADRADO 2"" x 2""",10'],
    ['tabs', 'N.º\tDescripción\tCantidad\n1\tTUBO CUADRADO 2" x 2"\t10'],
  ])('reads a CSV file with %s', async (_, csv) => {
    const { text: lines, problem } = await read(csv);
    expect(problem).toBeNull();
    expect(lines.split('\n')[1]).toBe(text);
  });

  it('reads an Excel file', async () => {
    const { text: lines, problem } = await read(await excel(rows));
    expect(problem).toBeNull();
    expect(readPastedList(lines).lines.map(({ text, quantity }) => [text, quantity])).toEqual([
      ['N.º Descripción Cantidad', null],
      ['TUBO CUADRADO 2" x 2" 10', 10],
      ['"Ñandú" en comillas 6', 6],
    ]);
  });

  it('reads the encoding of Excel on Windows', async () => {
    const ansi = Uint8Array.from('3;ÁNGULO ñ', (letter) => letter.charCodeAt(0));
    expect((await read(ansi)).text).toBe('3\tÁNGULO ñ');
  });

  it('keeps every row where a quote is not closed', async () => {
    const { text: lines, problem } = await read('10;ANGULO 1"\n6;"TUBO sin cerrar\n3;PLATINA\n');
    expect(problem).toBeNull();
    expect(readPastedList(lines).lines.map(({ item }) => writtenOf(item))).toEqual([
      'ANGULO 1"',
      '"TUBO sin cerrar',
      'PLATINA',
    ]);
  });

  it('reads as many rows as a list may have', async () => {
    const row = ['12', `${'TUBO CUADRADO '.repeat(12)}2" x 2"`];
    const file = await excel(Array.from({ length: limits.listLines }, () => row));
    expect((await read(file)).text.split('\n')).toHaveLength(limits.listLines);
  });

  it('refuses to unpack a large part', async () => {
    const file = zipSync({ 'xl/worksheets/sheet1.xml': part(limits.listPart + 1) });
    expect(await read(new Uint8Array(file))).toEqual({ text: '', problem: texts.tooLargeUnpacked });
  });

  const cell = '<v>1</v></c>';
  it.each([
    `<row><c r="XFD1048576">${cell}</row>`,
    `<row><c r="ZZ99999">${cell}</row>`,
    `<row><c t='n'r = 'A9999999'>${cell}</row>`,
    `<row r="1e9"><c r="A1">${cell}</row>`,
    `<row><c r="&#88;FD99999">${cell}</row>`,
    `${'<row/>'.repeat(50_000)}<row><c r="ZZ50001">${cell}</row>`,
  ])('refuses a sheet with a far cell: %.50s', async (row) => {
    expect(await read(await excelWith(row))).toEqual({ text: '', problem: texts.farCell });
  });

  it.each([
    ['nothing', [], texts.empty],
    ['blank rows', ['\n;;\n'], texts.empty],
    ['too many characters', ['9'.repeat(200_001)], texts.tooMuch(200_001, 200_000)],
    ['too many bytes', [new Uint8Array(limits.listFile + 1)], texts.tooLarge(2)],
    ['the format of Excel before 2007', [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], texts.oldExcel],
    ['a picture', [Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 1)], texts.noSheet],
    // A picture is not unpacked, so its size does not count.
    [
      'a large picture and no sheet',
      [new Uint8Array(zipSync({ 'xl/media/logo.png': part(6e6) }))],
      texts.unreadable,
    ],
  ])('refuses %s with a sentence', async (_, parts, sentence) => {
    expect(await read(...parts)).toEqual({ text: '', problem: sentence });
  });

  it('reads or refuses any damaged file', async () => {
    const csv = new TextEncoder().encode(rows.map((row) => row.join(';')).join('\n'));
    const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })));
    const files = fc.constantFrom(await excel(rows), csv);
    await fc.assert(
      fc.asyncProperty(files, changes, fc.nat(3000), async (file, changed, length) => {
        const bytes = file.slice(0, length);
        for (const [place, value] of changed) bytes[place % bytes.length] = value;
        const { text: lines, problem } = await read(bytes);
        expect(lines !== '' || problem !== null).toBe(true);
      }),
    );
  });
});
