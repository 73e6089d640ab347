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

async function excel(): Promise<Buffer> {
  return (await writeExcelFile(
    rows.map((row) => row.map((value) => ({ value: /^\d+$/.test(value) ? Number(value) : value }))),
  ).toBuffer()) as Buffer;
}

/** The directory of a ZIP file whose parts are said to come to so many bytes. */
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

describe('a file of a buyer', () => {
  it.each([
    ['semicolons', 'N.º;Descripción;Cantidad\r\n1;"TUBO CUADRADO 2"" x 2""";10\r\n'],
    ['commas', 'N.º,Descripción,Cantidad\n1,"TUBO CUADRADO 2"" x 2""",10'],
    ['tabs', 'N.º\tDescripción\tCantidad\n1\tTUBO CUADRADO 2" x 2"\t10'],
  ])('by %s comes as lines of the list', async (_, csv) => {
    const { text: lines, problems } = await read(csv);
    expect(problems).toEqual([]);
    expect(lines.split('\n')[1]).toBe(text);
  });

  it('from Excel comes as lines of the list', async () => {
    const { text: lines, problems } = await read(new Uint8Array(await excel()));
    expect(problems).toEqual([]);
    expect(lines.split('\n')[1]).toBe(text);
    expect(parseList(lines).map(({ item, quantity }) => [item, quantity])).toEqual([
      ['TUBO CUADRADO 2" x 2"', 10],
      ['"Ñandú" en comillas', 6],
    ]);
  });

  it('as Excel writes it in Windows keeps its ñ', async () => {
    const ansi = Uint8Array.from('3;ÁNGULO ñ', (letter) => letter.charCodeAt(0));
    expect((await read(ansi)).text).toBe('3\tÁNGULO ñ');
  });

  it('with a damaged row names it and why, and its sound rows stay', async () => {
    const { text: lines, problems } = await read('10;ANGULO 1"\n6;"TUBO sin cerrar\n3;PLATINA\n');
    expect(problems).toEqual([texts.row(2, texts.openQuote)]);
    expect(lines.split('\n').slice(0, 3)).toEqual(['10\tANGULO 1"', '', '3\tPLATINA']);
  });

  it('from Excel with a picture in it is read, however large the picture', async () => {
    const file = zip(['xl/media/logo.png', 9e8], ['xl/workbook.xml', 900]);
    expect(await read(file)).toEqual({ text: '', problems: [texts.unreadable] });
  });

  it.each([
    ['with a part', [['xl/worksheets/sheet1.xml', limits.listPart + 1]]],
    ['with many parts', Array.from({ length: 11 }, (_, at) => [`xl/${at}.xml`, 500_000])],
    ['of gigabytes', [['xl/sharedStrings.xml', 0xffffffff]]],
  ] as [string, [string, number][]][])(
    'from Excel %s that would take too much room is refused before it is unpacked',
    async (_, parts) => {
      const refused = { text: '', problems: [texts.tooLargeUnpacked] };
      expect(await read(zip(...parts))).toEqual(refused);
    },
  );

  it('from Excel of as many rows as a list may have is read', async () => {
    const row = [{ value: 12 }, { value: `${'TUBO CUADRADO '.repeat(12)}2" x 2"` }];
    const many = Array.from({ length: limits.listLines }, () => row);
    const file = (await writeExcelFile(many).toBuffer()) as Buffer;
    const { text: lines, problems } = await read(new Uint8Array(file));
    expect(problems).toEqual([]);
    expect(lines.split('\n')).toHaveLength(limits.listLines);
  });

  it.each([
    ['nothing', [], texts.empty],
    ['blank rows', ['\n;;\n'], texts.empty],
    ['too much', [new Uint8Array(limits.listFile + 1)], texts.tooLarge(2)],
    ['an old Excel', [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], texts.oldExcel],
    ['a picture', [Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 1)], texts.noSheet],
    ['half an Excel', ['PK\u0003\u0004 cut'], texts.unreadable],
  ])('of %s is refused in a sentence', async (_, parts, sentence) => {
    expect(await read(...parts)).toEqual({ text: '', problems: [sentence] });
  });
});
