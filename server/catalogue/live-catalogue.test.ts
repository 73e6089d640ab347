import { afterEach, describe, expect, it, vi } from 'vitest';
import { productRow } from '../../testing/products.ts';
import { createDailyStore } from './live-catalogue.ts';

describe('createDailyStore', () => {
  afterEach(() => vi.useRealTimers());

  it('begins and ends a discount at midnight in Lima, in every list', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const dates = { discountFrom: '2026-12-24', discountUntil: '2026-12-24' };
    const product = productRow({ id: 1, name: 'TUBO', discount: 10, ...dates });
    vi.setSystemTime('2026-12-24T04:59:59Z');
    const daily = createDailyStore({ products: [product], categories: [] });
    const shown = () => [
      daily.day,
      daily.store.productById(1)?.discount,
      daily.store.allProducts()[0]?.discount,
      daily.store.productsByName('tubo')[0]?.discount,
      daily.store.productsOnOffer().length,
    ];
    expect(shown()).toEqual(['2026-12-23', null, null, null, 0]);
    vi.setSystemTime('2026-12-24T05:00:00Z');
    expect(shown()).toEqual(['2026-12-24', 10, 10, 10, 1]);
    vi.setSystemTime('2026-12-25T05:00:00Z');
    expect(shown()).toEqual(['2026-12-25', null, null, null, 0]);
  });
});
