import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { limits } from '../config.ts';
import { listFileTexts as texts } from '../content/list-file.ts';
import { parseList } from './parse-list.ts';
import { readListFile } from './read-file.ts';

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

/** The directory of a ZIP file with parts of the given sizes. */
function zip(...parts: [name: string, size: number][]): Uint8Array<ArrayBuffer> {
  const entries = parts.map(([name, size]) => {
    const entry = new DataView(new ArrayBuffer(46 + name.length));
    entry.setUint32(0, 0x02014b50, true);
    entry.setUint32(24, size, true);
    entry.setUint16(28, name.length, true);
    const bytes = new Uint8Array(entry.buffer);
    bytes.set(new TextEncoder().encode(name), 46);
    return bytes;
  });
  return Uint8Array.from([0x50, 0x4b, 3, 4, ...entries.flatMap((entry) => [...entry])]);
}

describe('readListFile', () => {
  it.each([
    ['semicolons', 'N.º;Descripción;Cantidad\r\n1;"TUBO CUADRADO 2"" x 2""";10\r\n'],
    ['commas', 'N.º,Descripción,Cantidad\n1,"TUBO CUADRADO 2"" x 2""",10'],
    ['tabs', 'N.º\tDescripción\tCantidad\n1\tTUBO CUADRADO 2" x 2"\t10'],
  ])('reads a CSV file with %s', async (_, csv) => {
    const { text: lines, problems } = await read(csv);
    expect(problems).toEqual([]);
    expect(lines.split('\n')[1]).toBe(text);
  });

  it('reads an Excel file', async () => {
    const { text: lines, problems } = await read(await excel(rows));
    expect(problems).toEqual([]);
    expect(parseList(lines).map(({ item, quantity }) => [item, quantity])).toEqual([
      ['TUBO CUADRADO 2" x 2"', 10],
      ['"Ñandú" en comillas', 6],
    ]);
  });

  it('reads the encoding of Excel on Windows', async () => {
    const ansi = Uint8Array.from('3;ÁNGULO ñ', (letter) => letter.charCodeAt(0));
    expect((await read(ansi)).text).toBe('3\tÁNGULO ñ');
  });

  it('names a damaged row with the reason and keeps the others', async () => {
    const { text: lines, problems } = await read('10;ANGULO 1"\n6;"TUBO sin cerrar\n3;PLATINA\n');
    expect(problems).toEqual([texts.row(2, texts.openQuote)]);
    expect(lines.split('\n').slice(0, 3)).toEqual(['10\tANGULO 1"', '', '3\tPLATINA']);
  });

  it('reads as many rows as a list may have', async () => {
    const row = ['12', `${'TUBO CUADRADO '.repeat(12)}2" x 2"`];
    const file = await excel(Array.from({ length: limits.listLines }, () => row));
    expect((await read(file)).text.split('\n')).toHaveLength(limits.listLines);
  });

  it.each([
    ['one large part', [['xl/worksheets/sheet1.xml', limits.listPart + 1]]],
    ['many parts', Array.from({ length: 11 }, (_, at) => [`xl/${at}.xml`, 500_000])],
    ['gigabytes', [['xl/sharedStrings.xml', 0xffffffff]]],
  ] as [string, [string, number][]][])('refuses to unpack %s', async (_, parts) => {
    const refused = { text: '', problems: [texts.tooLargeUnpacked] };
    expect(await read(zip(...parts))).toEqual(refused);
  });

  it.each([
    ['nothing', [], texts.empty],
    ['blank rows', ['\n;;\n'], texts.empty],
    ['too many bytes', [new Uint8Array(limits.listFile + 1)], texts.tooLarge(2)],
    ['the format of Excel before 2007', [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], texts.oldExcel],
    ['a picture', [Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 1)], texts.noSheet],
    ['half an Excel file', ['PK\u0003\u0004 cut'], texts.unreadable],
    // A picture is not unpacked, so its size does not count.
    ['a large picture and no sheet', [zip(['xl/media/logo.png', 9e8])], texts.unreadable],
  ])('refuses %s with a sentence', async (_, parts, sentence) => {
    expect(await read(...parts)).toEqual({ text: '', problems: [sentence] });
  });

  it('reads or refuses any damaged file', async () => {
    const csv = new TextEncoder().encode(rows.map((row) => row.join(';')).join('\n'));
    const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })));
    const files = fc.constantFrom(await excel(rows), csv);
    await fc.assert(
      fc.asyncProperty(files, changes, fc.nat(3000), async (file, changed, length) => {
        const bytes = file.slice(0, length);
        for (const [place, value] of changed) bytes[place % bytes.length] = value;
        const { text: lines, problems } = await read(bytes);
        expect(lines !== '' || problems.length > 0).toBe(true);
      }),
    );
  });
});
