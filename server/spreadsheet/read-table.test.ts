import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fixture } from '../../testing/fixture.ts';
import { tableOf } from './columns.ts';
import { InvalidFileError } from './invalid-file-error.ts';
import { type Plan, planImport } from './plan.ts';
import { readTable } from './read-table.ts';
import { planFile } from './spreadsheet-worker.ts';
import { writeCsv, writeXlsx } from './write-table.ts';

const table = tableOf(fixture.products);
const xlsx = await writeXlsx(table);
const csv = writeCsv(table);

const options = { complete: true, newCategories: true };
const stored = { ...fixture, removed: [] };

/** Whether a file is refused with a message, or read and planned without an exception. */
async function isHandled(plan: () => Promise<Plan>): Promise<boolean> {
  try {
    await plan();
    return true;
  } catch (error) {
    return error instanceof InvalidFileError && /\.$/.test(error.message);
  }
}

const damaged = (file: Buffer) =>
  fc
    .tuple(fc.nat(file.length - 1), fc.nat(file.length), fc.uint8Array({ maxLength: 40 }))
    .map(([at, cut, bytes]) => {
      const whole = Buffer.concat([file.subarray(0, at), bytes, file.subarray(at + bytes.length)]);
      return cut % 3 === 0 ? whole.subarray(0, cut) : whole;
    });

describe('readTable', () => {
  it('reads a damaged CSV file or refuses it with a message', async () => {
    const isRead = (file: Buffer) =>
      isHandled(async () => planImport(stored, await readTable(file), options));
    await fc.assert(fc.asyncProperty(damaged(csv), isRead), { numRuns: 500 });
  });

  it('reads a damaged XLSX file in a worker or refuses it with a message', async () => {
    // Without its memory limit the reader can end the process.
    const isPlanned = (file: Buffer) => isHandled(() => planFile(file, stored, options));
    await fc.assert(fc.asyncProperty(damaged(xlsx), isPlanned), { numRuns: 5 });
  });

  it('plans 10 MB with 20,000 new categories while the event loop turns', async () => {
    const rows = Array.from({ length: 19_998 }, (_, row) => `;N;C ${row};${'x'.repeat(440)}`);
    const file = Buffer.from(['Código;Nombre;Categoría;Descripción', ...rows].join('\n'));
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const { newCategories, problems } = await planFile(file, stored, { newCategories: true });
    clearInterval(timer);
    expect(newCategories).toHaveLength(19_998);
    expect(problems).toEqual([]);
    expect(turns).toBeGreaterThan(20);
  });

  it.each<[string, string, () => Buffer]>([
    ['an empty file', 'El archivo está vacío.', () => Buffer.alloc(0)],
    ['50 MB', 'El archivo pasa de 10 MB.', () => Buffer.alloc(50_000_000, 'a')],
    ['a picture', 'No es un archivo XLSX ni CSV.', () => Buffer.from('PNG\r\n\x1a\n\0\0')],
    [
      'half an XLSX file',
      'No es un archivo XLSX legible. Ábralo en Excel y guárdelo de nuevo.',
      () => xlsx.subarray(0, xlsx.length / 2),
    ],
    [
      'an unclosed quote',
      'Fila 2: una comilla (") no está cerrada.',
      () => Buffer.from('Código;Nombre\n70;"TUBO'),
    ],
    ['a million rows', 'La hoja pasa de 20 000 filas.', () => Buffer.from('a\n'.repeat(1_000_000))],
    ['a million columns', 'La hoja pasa de 200 columnas.', () => Buffer.alloc(1_000_000, ';')],
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
      '<row r="99999"><c r="ZZ99999"/></row>',
      "<row r='99999'><c r = 'ZZ99999'/></row>",
      '<row r="1e9"><c r="A1"/></row>',
      `${'<row/>'.repeat(200_000)}<row><c r="L200001"/></row>`,
    ].map((rows): [string, string, () => Buffer] => [
      `a sheet with a far cell (${rows.slice(0, 30)})`,
      'Hay una celda muy lejos del catálogo (en Excel, Ctrl+Fin lleva a ella). Bórrela',
      () => workbook(rows),
    ]),
    [
      '100,000 tags that are not closed',
      'No es un archivo XLSX legible.',
      () => workbook('<c r="A1" '.repeat(50_000) + '<mergeCell '.repeat(50_000)),
    ],
    [
      'a workbook with macros',
      'El archivo tiene macros. Guárdelo como «Libro de Excel (.xlsx)» y súbalo de nuevo.',
      () => zip({ 'xl/vbaProject.bin': Buffer.from('x') }),
    ],
    [
      'merged cells',
      'Hay celdas combinadas (B2:B3). Sepárelas: cada producto, una fila entera.',
      () => workbook('', '<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>'),
    ],
    [
      'a formula without its result',
      'La fórmula de la celda B2 no tiene resultado. Abra el archivo en Excel y guárdelo de nuevo.',
      () => workbook('<row r="2"><c r="A2"><v>70</v></c><c r="B2"><f>1+1</f></c></row>'),
    ],
    [
      'a truncated character',
      'No es un archivo XLSX ni CSV.',
      () => Buffer.from([0xfe, 0xff, 0, 65, 0]),
    ],
  ])('refuses %s: %s', async (_, message, bytes) => {
    await expect(readTable(bytes())).rejects.toThrow(message);
  });

  it('reads the stored result of a formula', async () => {
    const cell = (name: string, value: string) =>
      `<c r="${name}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const rows =
      `<row r="1">${cell('A1', 'Código')}${cell('B1', 'Precio')}</row>` +
      '<row r="2"><c r="A2"><v>70</v></c><c r="B2"><f>90*1.05</f><v>94.5</v></c></row>';
    expect(await readTable(workbook(rows))).toEqual([
      ['Código', 'Precio'],
      [70, 94.5],
    ]);
  });

  it.each<[string, Buffer]>([
    ['UTF-16, little endian', Buffer.from('\ufeffCódigo\tNombre\n70\tÑ', 'utf16le')],
    ['UTF-16, big endian', Buffer.from('\ufeffCódigo\tNombre\n70\tÑ', 'utf16le').swap16()],
  ])('reads a CSV file in %s', async (_, bytes) => {
    expect(await readTable(bytes)).toEqual([
      ['Código', 'Nombre'],
      ['70', 'Ñ'],
    ]);
  });
});

/** An XLSX file of one sheet. */
function workbook(rows: string, afterRows = ''): Buffer {
  const office = 'http://schemas.openxmlformats.org';
  const relations = (id: string, type: string, target: string) =>
    `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
  const main = `xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"`;
  const files = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"/>`,
    '_rels/.rels': relations('rId1', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook ${main}><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows}</sheetData>${afterRows}</worksheet>`,
  };
  return zip(files);
}

const zip = (files: Record<string, string | Buffer>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  );

/** Declares another size of the first file of an archive. */
function withSize(archive: Buffer, size: number): Buffer {
  archive.writeUInt32LE(size, archive.readUInt32LE(archive.length - 6) + 24);
  return archive;
}
