// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createSharePictures } from './share-pictures.ts';

const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"/>';

describe('createSharePictures', () => {
  it('draws a picture once and keeps it', async () => {
    const make = createSharePictures();
    let drawn = 0;
    const picture = {
      version: 'a',
      draw: async () => {
        drawn += 1;
        return blank;
      },
    };
    const [first, second] = [make(picture), make(picture)];
    expect(await first).toBe(await second);
    expect(await make(picture)).toBe(await first);
    expect(drawn).toBe(1);
  });

  it('keeps and queues a bounded number of pictures of different addresses', async () => {
    const make = createSharePictures();
    const drawn: string[] = [];
    const ask = (version: string) =>
      make({
        version,
        draw: async () => {
          drawn.push(version);
          return blank;
        },
      });
    const flood = Array.from({ length: 500 }, (_, index) => ask(`flood ${index}`));
    expect(flood.filter((made) => made !== null)).toHaveLength(10);
    await Promise.all(flood);
    for (let index = 0; index < 120; index += 1) await ask(`later ${index}`);
    const before = drawn.length;
    await ask('later 119');
    expect(drawn).toHaveLength(before);
    await ask('later 0');
    expect(drawn).toHaveLength(before + 1);
  });

  it('draws again what failed', async () => {
    const make = createSharePictures();
    const broken = make({ version: 'a', draw: () => Promise.reject(new Error('no font')) });
    await expect(broken).rejects.toThrow('no font');
    await expect(make({ version: 'a', draw: async () => blank })).resolves.toBeInstanceOf(Buffer);
  });
});
