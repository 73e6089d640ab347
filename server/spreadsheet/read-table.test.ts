import { crc32, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixture } from '../../testing/fixture.ts';
import { tableOf } from './columns.ts';
import { planImport } from './plan.ts';
import { InvalidFileError, readTable } from './read-table.ts';
import { writeCsv, writeXlsx } from './write-table.ts';

const table = tableOf(fixture.products);
const xlsx = await writeXlsx(table);
const csv = writeCsv(table);

/** Whether a file is refused with a message, or read and planned without an exception. */
async function isHandled(bytes: Buffer): Promise<boolean> {
  try {
    planImport(fixture, await readTable(bytes), { complete: true, newCategories: true });
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
  it.each([
    // Each run starts a worker: without its memory limit the reader can end the process.
    ['XLSX', xlsx, 60],
    ['CSV', csv, 500],
  ])('reads a damaged %s file or refuses it with a message', async (_, file, numRuns) => {
    await fc.assert(fc.asyncProperty(damaged(file), isHandled), { numRuns });
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
      'a zip bomb with a declared size of 10 bytes',
      'El archivo, descomprimido, pasa de 100 MB.',
      () => zipOf([['xl/worksheets/sheet1.xml', Buffer.alloc(200_000_000), 10]]),
    ],
    [
      'a sheet with a cell in its last row and column',
      'Hay una celda muy lejos del catálogo (XFD1048576). Bórrela, o copie el catálogo a una hoja nueva.',
      () => workbook('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    ],
    [
      'a workbook with macros',
      'El archivo tiene macros. Guárdelo como «Libro de Excel (.xlsx)» y súbalo de nuevo.',
      () => zipOf([['xl/vbaProject.bin', Buffer.from('x')]]),
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
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"/>`,
    '_rels/.rels': relations('rId1', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook ${main}><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows}</sheetData>${afterRows}</worksheet>`,
  };
  return zipOf(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
}

/** @param entries name, content and declared size */
function zipOf(entries: readonly [string, Buffer, number?][]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content, said = content.length] of entries) {
    const packed = deflateRawSync(content);
    // Local and central header have these 26 bytes in common.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(said, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    common.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, Buffer.from(name));
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    files.push(file);
    offset += file.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}
