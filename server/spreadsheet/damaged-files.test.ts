import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixture } from '../../testing/fixture.ts';
import { tableOf } from './columns.ts';
import { planImport } from './plan.ts';
import { FileProblem, readTable } from './read-file.ts';
import { writeCsv, writeXlsx } from './write-file.ts';

const table = tableOf(fixture.products);
const xlsx = await writeXlsx(table);
const csv = writeCsv(table);

/** Whether a file is refused in a sentence, or read and planned without a fault. */
async function isTold(bytes: Buffer): Promise<boolean> {
  try {
    planImport(fixture, await readTable(bytes), { complete: true, newCategories: true });
    return true;
  } catch (error) {
    return error instanceof FileProblem && /\.$/.test(error.message);
  }
}

const damaged = (file: Buffer) =>
  fc
    .tuple(fc.nat(file.length - 1), fc.nat(file.length), fc.uint8Array({ maxLength: 40 }))
    .map(([at, cut, bytes]) => {
      const whole = Buffer.concat([file.subarray(0, at), bytes, file.subarray(at + bytes.length)]);
      return cut % 3 === 0 ? whole.subarray(0, cut) : whole;
    });

it.each([
  ['XLSX', xlsx, 300],
  ['CSV', csv, 700],
])('a damaged %s file ends in a plan or in a sentence, never in a fault', async (_, file, runs) => {
  await fc.assert(fc.asyncProperty(damaged(file), isTold), { numRuns: runs });
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
    'a quote that is never closed',
    'Fila 2: una comilla (") no está cerrada.',
    () => Buffer.from('Código;Nombre\n70;"TUBO'),
  ],
  ['a million rows', 'La hoja pasa de 20 000 filas.', () => Buffer.from('a\n'.repeat(1_000_000))],
  ['a zip bomb', 'El archivo, descomprimido, pasa de 100 MB.', bomb],
])('%s is refused: %s', async (_, message, bytes) => {
  await expect(readTable(bytes())).rejects.toThrow(message);
});

/** A ZIP file of one entry that unpacks to 200 MB, and says that it is 10 bytes long. */
function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(200_000_000));
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(10, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(10, 24);
  entry.writeUInt16LE(name.length, 28);
  return Buffer.concat([local, name, packed, entry, name]);
}
