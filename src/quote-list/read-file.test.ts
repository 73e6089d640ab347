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
