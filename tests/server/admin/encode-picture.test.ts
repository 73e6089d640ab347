// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { encodePicture } from '../../../server/pictures/encode-picture.ts';

const directory = mkdtempSync(join(tmpdir(), 'kuntur-pictures-'));
afterAll(() => rmSync(directory, { recursive: true }));

const create = (width: number, height: number, background = '#888') =>
  sharp({ create: { width, height, channels: 3, background } });
const encode = (content: Uint8Array | string) =>
  encodePicture(new File([content as BlobPart], 'image.jpg'), 70, directory);
const isoMedia = (brands: string) => `\0\0\0\x18ftyp${brands}${'\0'.repeat(100)}`;

describe('encodePicture', () => {
  it('turns a photo upright and removes its EXIF data and position', async () => {
    const left = await create(40, 60, '#f00').png().toBuffer();
    const photo = await create(120, 60, '#00f')
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withExif({ IFD0: { Model: 'Teléfono' }, IFD3: { GPSLatitude: '12/1 3/1 0/1' } })
      // Orientation 6: the left side of the file is the upper side of the photo.
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);

    const { paths } = await encode(photo);
    for (const path of paths) expect((await sharp(path).metadata()).exif).toBeUndefined();
    const webp = sharp(paths.find((path) => path.endsWith('-320.webp')));
    const { data, info } = await webp.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3).slice(0, 3),
    ];
    const [red = 0, , blue = 0] = pixel(160, 40);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
    expect(pixel(160, 300)[2]).toBeGreaterThan(200);
  });

  it('reduces a photo of 12,000 pixels', async () => {
    const { paths } = await encode(await create(12_000, 9_000).jpeg().toBuffer());
    const sizes = await Promise.all(
      paths.map(async (path) => (await sharp(path).metadata()).width),
    );
    expect(sizes).toEqual([320, 320, 640, 640, 960, 960, 640]);
  });

  const photo = create(300, 200).jpeg().toBuffer();
  it.each([
    ['an empty file', () => '', /está vacía/],
    ['a HEIC photo', () => isoMedia('heic\0\0\0\0mif1heic'), /es HEIC.*JPEG/],
    ['a HEIF photo', () => isoMedia('mif1\0\0\0\0mif1heic'), /es HEIC.*JPEG/],
    ['a video', () => isoMedia('isom\0\0\0\0mp42'), /no es una foto/],
    ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', /no es una foto/],
    ['a text', () => 'nada', /no es una foto/],
    [
      'an incomplete photo',
      async () => (await photo).subarray(0, (await photo).length / 2),
      /está dañada o incompleta/,
    ],
    [
      'more than 12,000 pixels',
      () => create(12_001, 10).jpeg().toBuffer(),
      /mide 12001 × 10 píxeles/,
    ],
    ['more than 25 MB', () => Buffer.alloc(26_000_000), /pesa 26 MB/],
  ])('refuses %s with its reason', async (_, make, reason) => {
    await expect(encode(await make())).rejects.toThrow(reason);
  });

  it('reports that a picture cannot be stored', async () => {
    const file = new File([(await photo) as BlobPart], '70.jpg');
    const stored = encodePicture(file, 70, '/dev/null/pictures');
    await expect(stored).rejects.toThrow(/no se puede guardar/);
  });
});
