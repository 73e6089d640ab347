// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fingerprint, outputsOf, VARIANTS } from './plan.ts';
import { toned } from './tone.ts';

const sources = new URL('sources/', import.meta.url);
const images = new URL('../../public/images/', import.meta.url);

const namesIn = (folder: string) =>
  readdirSync(new URL(folder, sources)).map((file) => file.replace(/\.webp$/, ''));

describe('the files of a picture', () => {
  it('gives every product picture three widths in two formats', () => {
    expect(outputsOf('products', 'viga', 960).map((output) => output.path)).toEqual([
      'products/viga-320.avif',
      'products/viga-320.webp',
      'products/viga-640.avif',
      'products/viga-640.webp',
      'products/viga-960.avif',
      'products/viga-960.webp',
    ]);
  });

  it('never enlarges: the 960 file of an 800 px source is 800 px wide', () => {
    expect(outputsOf('products', 'viga', 800).map((output) => output.width)).toEqual([
      320, 320, 640, 640, 800, 800,
    ]);
  });

  it('gives a scene the wide sizes that its source has', () => {
    const widths = (sourceWidth: number) =>
      outputsOf('scenes', 'banner', sourceWidth)
        .filter((output) => output.format === 'avif')
        .map((output) => output.width);
    expect(widths(1600)).toEqual([320, 640, 960, 1280, 1600]);
    expect(widths(960)).toEqual([320, 640, 960]);
  });

  it('makes every finish from a source that exists, under a name of its own', () => {
    const products = namesIn('products/');
    for (const { name, from } of VARIANTS) {
      expect(products).toContain(from);
      expect(products).not.toContain(name);
    }
  });
});

describe('the tone curve', () => {
  it.each([0.5, 1, 1.9])('keeps black, and brings the ground to the card at %s', (gamma) => {
    expect(toned(0, 247, 246, gamma)).toBe(0);
    expect(toned(247, 247, 246, gamma)).toBe(246);
  });

  it('darkens the mid-tones above 1 and brightens them below', () => {
    expect(toned(120, 243, 243, 1.6)).toBeLessThan(120);
    expect(toned(120, 243, 243, 0.6)).toBeGreaterThan(120);
  });
});

describe('the pictures in public/images', () => {
  const record: Record<string, string> = JSON.parse(
    readFileSync(new URL('encoded.json', import.meta.url), 'utf8'),
  );

  it('were encoded from the sources as they are now', () => {
    const expected: Record<string, string> = {
      'listProduct/no-photo.jpg': fingerprint(readFileSync(new URL('no-photo.svg', sources)), 1),
    };
    for (const folder of ['products', 'scenes']) {
      for (const name of namesIn(`${folder}/`)) {
        const source = readFileSync(new URL(`${folder}/${name}.webp`, sources));
        expected[`${folder}/${name}`] = fingerprint(source, 1);
      }
    }
    for (const { name, from, gamma } of VARIANTS) {
      const source = readFileSync(new URL(`products/${from}.webp`, sources));
      expected[`products/${name}`] = fingerprint(source, gamma);
    }
    expect(record).toEqual(expected);
  });

  it('have the widths that an address ending in -640.webp promises', () => {
    for (const key of Object.keys(record).filter((name) => !name.startsWith('listProduct'))) {
      for (const { path } of outputsOf(key.split('/')[0] ?? '', key.split('/')[1] ?? '', 640)) {
        expect(existsSync(new URL(path, images)), path).toBe(true);
      }
    }
  });

  it('stay below 25 MiB together with their sources', () => {
    const sizeOf = (folder: URL): number =>
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, entry) => sum + statSync(`${entry.parentPath}/${entry.name}`).size, 0);
    expect(sizeOf(images) + sizeOf(sources)).toBeLessThan(25 * 1024 * 1024);
  });
});
