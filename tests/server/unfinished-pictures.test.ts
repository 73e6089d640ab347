// @vitest-environment node
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodePicture, removeUnfinished } from '../../server/pictures/encode-picture.ts';
import { canMount, makeSmallDisk, type SmallDisk } from './database/small-disk.ts';

describe.skipIf(!canMount())('pictures on a disk that fills', () => {
  let disk: SmallDisk;
  let folder: string;
  beforeAll(() => {
    disk = makeSmallDisk(1);
    folder = join(disk.folder, 'pictures');
    mkdirSync(folder);
  });
  afterAll(() => disk.remove());

  it('leave no file, and are stored when there is space again', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 960, height: 960, channels: 3, background: '#888', noise } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    const picture = new File([bytes], '70.png');
    writeFileSync(join(disk.folder, 'ballast'), Buffer.alloc(700_000));
    await expect(encodePicture(picture, 70, folder)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that a killed process left unfinished are removed', async () => {
    disk.free();
    for (const name of ['70-0a-320.webp', '70-0a-640.webp.part', '7.part'])
      writeFileSync(join(folder, name), '');
    await removeUnfinished(folder);
    expect(readdirSync(folder)).toEqual(['70-0a-320.webp']);
    await removeUnfinished(join(folder, 'missing'));
  });
});
