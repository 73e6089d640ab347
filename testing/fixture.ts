import type { Catalogue } from '../server/catalogue/stored-product.ts';
import { productRow as product } from './products.ts';

/** Catalogue of contract and server tests; its ids are not in the order of the catalogue. */
export const fixture: Catalogue = {
  categories: ['TUBOS', 'ÁNGULOS', 'PLANCHAS LAF / LAC', 'VACÍA'],
  products: [
    product({
      id: 70,
      uuid: '0f3c',
      name: 'ÁNGULO ESTRUCTURAL A36 2" x 1/4" x 6 m',
      priceBuy: 71.25,
      price: 89.9,
      description: 'Norma ASTM A36.\nPeso 4.75 kg/m.',
      imageUrl: '/images/products/angulo-640.webp',
      category: 'ÁNGULOS',
      stock: 40,
      discount: 12.5,
    }),
    product({
      id: 10,
      name: 'TUBO CUADRADO LAC 2" x 2" x 2.0 mm x 6 m',
      category: 'TUBOS',
      price: 0,
    }),
    product({
      id: 20,
      uuid: '10d99421-8ced-5595-a568-ad51cf4bc0c5',
      name: 'TUBO REDONDO 1/2"',
      category: 'TUBOS',
      discount: 0,
      imageUrl: ' ',
    }),
    product({ id: 30, name: 'CAÑERÍA Ñ 100% COBRE', category: 'TUBOS', marca: 'Ñandú' }),
    product({ id: 40, name: 'LLAVE A_B', marca: 'zonda', imageUrl: 'images/llave.webp' }),
    product({ id: 50, name: String.raw`LLAVE A\B`, marca: 'Ándes', discount: 5 }),
    product({ id: 60, name: 'LLAVE AXB', marca: 'ANDES', imageUrl: 'origin:/images/llave.webp' }),
    product({ id: 5, name: "ALICATE D'ACERO", marca: ' ', imageUrl: 'javascript:alert(1)' }),
    product({ id: 6, name: null, category: 'PLANCHAS LAF / LAC' }),
    product({ id: 7, name: `PLANCHA ${'X'.repeat(72)}Y`, imageUrl: 'https://cdn.example/p.webp' }),
  ],
};
