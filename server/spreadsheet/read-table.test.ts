import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixture } from '../../testing/fixture.ts';
import { textCell, workbook, workbooks, zip } from '../../tests/server/xlsx-file.ts';
import { OwnerError } from '../owner-error.ts';
import { sheetsOf } from './columns.ts';
import { noMemory } from './import-choices.ts';
import { type Plan, planImport } from './plan.ts';
import { readSpreadsheet } from './read-table.ts';
import { planFile } from './spreadsheet-worker.ts';
import { writeCsv, writeXlsx } from './write-table.ts';

const table = sheetsOf(fixture);
const xlsx = await writeXlsx(table);
const csv = writeCsv(table.products);

const stored = { ...fixture, removed: [], version: '1' };

/** Whether a file is refused with a message, or read and planned without an exception. */
async function isHandled(plan: () => Promise<Plan>): Promise<boolean> {
  try {
    await plan();
    return true;
  } catch (error) {
    return error instanceof OwnerError && /\.$/.test(error.message);
  }
}

const damaged = (file: Buffer) =>
  fc
    .tuple(fc.nat(file.length - 1), fc.nat(file.length), fc.uint8Array({ maxLength: 40 }))
    .map(([at, cut, bytes]) => {
      const whole = Buffer.concat([file.subarray(0, at), bytes, file.subarray(at + bytes.length)]);
      return cut % 3 === 0 ? whole.subarray(0, cut) : whole;
    });

const oldWorkbook = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);

describe('readSpreadsheet', () => {
  it('reads a damaged CSV file or refuses it with a message', async () => {
    const isRead = (file: Buffer) =>
      isHandled(async () =>
        planImport(stored, await readSpreadsheet(file), null, { isComplete: true }),
      );
    await fc.assert(fc.asyncProperty(damaged(csv), isRead), { numRuns: 500 });
  });

  it('reads a damaged XLSX file in a worker or refuses it with a message', async () => {
    // Without its memory limit the reader can end the process.
    const isPlanned = (file: Buffer) =>
      isHandled(() =>
        planFile(file, async () => ({ catalogue: stored, exported: null, memory: noMemory }), {
          isComplete: true,
        }),
      );
    await fc.assert(fc.asyncProperty(damaged(xlsx), isPlanned), { numRuns: 5 });
  });

  it.each<[string, string, () => Buffer]>([
    ['50 MB', 'El archivo pasa de 25 MB: divídalo en varios', () => Buffer.alloc(50_000_000, 'a')],
    ['a picture', 'No es un archivo XLSX ni CSV.', () => Buffer.from('PNG\r\n\x1a\n\0\0')],
    [
      'half an XLSX file',
      'No es un archivo XLSX legible. Ábralo en Excel, sin contraseña, y guárdelo como Libro de Excel',
      () => xlsx.subarray(0, xlsx.length / 2),
    ],
    [
      'an unclosed quote',
      'Fila 2: una comilla (") no está cerrada.',
      () => Buffer.from('Código;Nombre\n70;"TUBO'),
    ],
    [
      'a million rows',
      'La hoja pasa de 100 000 filas: divídalo en varios',
      () => Buffer.from('a\n'.repeat(1_000_000)),
    ],
    [
      'a zip bomb',
      'El archivo, descomprimido, pasa de 100 MB.',
      () => zip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(100_000_001) }),
    ],
    [
      'a zip bomb with a declared size of 10 bytes',
      'No es un archivo XLSX legible.',
      () => withSize(zip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(20_000_000) }), 10),
    ],
    ...[
      '<row r="1048576"><c r="XFD1048576"/></row>',
      "<row r='99999'><c r = 'ZZ99999'/></row>",
      `${'<row/>'.repeat(200_000)}<row><c r="Z200001"/></row>`,
    ].map((rows): [string, string, () => Buffer] => [
      `a sheet with a far cell (${rows.slice(0, 30)})`,
      'Hay una celda muy lejos del catálogo (en Excel, Ctrl+Fin lleva a ella). Bórrela',
      () => workbook(rows),
    ]),
    ['a workbook of an old Excel', 'Es un libro de Excel antiguo (.xls).', () => oldWorkbook],
    [
      'a workbook with a password',
      'El libro tiene contraseña.',
      () => Buffer.concat([oldWorkbook, Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
    [
      'a sheet of LibreOffice',
      'Es una hoja de LibreOffice (.ods). Ábrala en LibreOffice',
      () => Buffer.from('PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
    ],
    [
      'a sheet of Numbers',
      'Es una hoja de Numbers.',
      () => zip({ 'Index/Document.iwa': Buffer.from('x') }),
    ],
    ['a PDF', 'Es un PDF, del que no se leen tablas.', () => Buffer.from('%PDF-1.7')],
    [
      'HTML with the name of a workbook',
      'Es una página web (HTML) con nombre de hoja de cálculo',
      () => Buffer.from('\ufeff\n<table><tr><td>Código</td></tr></table>'),
    ],
    [
      'XML with the name of a workbook',
      'Es un archivo XML con nombre de hoja de cálculo',
      () => Buffer.from('<?xml version="1.0"?><Workbook/>'),
    ],
    [
      '10,000 tags that are not closed',
      'No es un archivo XLSX legible.',
      () => workbook('<c r="A1" '.repeat(5_000) + '<mergeCell '.repeat(5_000)),
    ],
    [
      'merged cells of a sheet that was moved before another',
      'Hoja «B»: hay celdas combinadas (A2:A3). Sepárelas: cada producto, una fila entera.',
      () => {
        const table = `<row r="1">${textCell('A1', 'Código')}</row>`;
        const merged = '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>';
        return workbooks({ A: ['', ''], B: [table, merged] }, ['B', 'A']);
      },
    ],
    [
      'merged cells',
      'Hoja «A»: hay celdas combinadas (B2:B3). Sepárelas: cada producto, una fila entera.',
      () =>
        workbook(
          `<row r="2">${textCell('A2', 'Código')}</row>`,
          '<mergeCells count="2"><mergeCell ref="A1:D1"/><mergeCell ref="B2:B3"/></mergeCells>',
        ),
    ],
    [
      'several merged cells, without titles of sections',
      'Hoja «A»: hay celdas combinadas (B2:B3, B5:B6). Sepárelas: cada producto, una fila entera.',
      () =>
        workbook(
          `<row r="2">${textCell('A2', 'Código')}</row><row r="4">${textCell('A4', 'TUBOS')}</row>`,
          '<mergeCells count="3"><mergeCell ref="B2:B3"/><mergeCell ref="A4:D4"/><mergeCell ref="B5:B6"/></mergeCells>',
        ),
    ],
  ])('refuses %s: %s', async (_, message, bytes) => {
    await expect(readSpreadsheet(bytes())).rejects.toThrow(message);
  });

  it('reads results of formulas, percentages, dollars and errors as their user sees them', async () => {
    const rows = `<row r="1">${textCell('A1', 'Código')}</row><row r="2">
      <c r="A2"><f>90*1.05</f><v>94.5</v></c><c r="B2" s="1"><v>0.07</v></c>
      <c r="C2" s="2"><f>B2</f><v>0.125</v></c><c r="D2" t="e"><f>NA()</f><v>#N/A</v></c>
      <c r="E2"><f>1+1</f></c><c r="F2"><f>1+1</f><v /></c><c r="G2" s="0"><v>0.1</v></c>
      <c r="H2" t="str"><f>""</f><v></v></c><c r="I2"><f t="shared" si="0"/><v></v></c>
      <c r="J2" s="3"><v>28</v></c><c r="K2" s="4"><v>28</v></c><c r="L2" s="5"><v>28</v></c></row>`;
    const { products } = await readSpreadsheet(workbook(rows));
    const prefixed = await readSpreadsheet(workbook(rows.replace(/<(\/?)(?=\w)/g, '<$1x:')));
    const none = '#¡SIN RESULTADO!';
    expect(products[1]).toEqual([
      94.5,
      '7%',
      '12.5%',
      '#N/A',
      none,
      none,
      0.1,
      null,
      none,
      28,
      'US$ 28',
      'US$ 28',
    ]);
    expect(prefixed.products).toEqual(products);
  });

  it.each<[string, Buffer]>([
    ['UTF-16, little endian', Buffer.from('\ufeffCódigo\tNombre\n70\tÑ', 'utf16le')],
    ['UTF-16, big endian', Buffer.from('\ufeffCódigo\tNombre\n70\tÑ', 'utf16le').swap16()],
  ])('reads a CSV file in %s', async (_, bytes) => {
    expect((await readSpreadsheet(bytes)).products).toEqual([
      ['Código', 'Nombre'],
      ['70', 'Ñ'],
    ]);
  });
});

/** Declares another size of the first file of an archive. */
function withSize(archive: Buffer, size: number): Buffer {
  archive.writeUInt32LE(size, archive.readUInt32LE(archive.length - 6) + 24);
  return archive;
}
