import { describe, expect, it } from 'vitest';
import { shownProduct } from '../../../testing/products.ts';
import { limits } from '../../lib/limits.ts';
import { shopTiles } from './shop-tiles.ts';

const own = (name: string, imageUrl: string | null = null) => {
  const product = shownProduct({ id: 1, name: 'A', category: name, imageUrl });
  return shopTiles([name], [product]).tiles[0];
};

describe('shopTiles', () => {
  it.each([
    ['TUBERIA', '/images/products/tubo_cuadrado-640.webp'],
    ['FIERROS', '/images/products/fierro_corrugado-640.webp'],
    ['TECHOS', '/images/products/calamina-640.webp'],
    ['PINTURAS Y ESMALTES', '/images/products/pintura-640.webp'],
    // Another thing of one of the words.
    ['LLAVES DE AGUA', null],
    ['PERNERIA', null],
  ])('gives the category %s the picture of a family that has all its words', (name, picture) => {
    expect(own(name)?.imageSrc).toBe(picture);
  });

  it('prefers a photo of the products', () => {
    expect(own('TUBERIA', '/pictures/1.webp')).toMatchObject({
      imageSrc: null,
      description: '1 producto',
    });
  });

  it('has a limit, and lists the categories beyond it', () => {
    const names = Array.from({ length: limits.categoryTiles + 3 }, (_, at) => `LINEA ${at}`);
    const { tiles, others } = shopTiles(names, []);
    expect(tiles).toHaveLength(limits.categoryTiles);
    expect(others).toEqual(names.slice(-3));
  });
});
