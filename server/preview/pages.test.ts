import { describe, expect, it } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { createMemoryStore } from '../catalogue/memory-store.ts';
import { productPreview } from './pages.ts';

describe('productPreview', () => {
  it('gives search engines the last day of a discounted price', () => {
    const catalogue = createMemoryStore({ products: [], categories: [] });
    const context = { publicUrl: 'https://tienda.example', catalogue, hasFile: () => false };
    const offerOf = (discount: number | null) => {
      const dates = { discountUntil: '2026-12-24' };
      const product = productRow({ id: 1, name: 'TUBO', price: 10, discount, ...dates });
      return productPreview(product, undefined, context).data;
    };
    expect(offerOf(20)).toMatchObject({ offers: { price: '8.00', priceValidUntil: '2026-12-24' } });
    expect(offerOf(null)).not.toHaveProperty('offers.priceValidUntil');
  });
});
