import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useOtherItems } from './other-items.ts';

const { add, remove, restore, clear } = useOtherItems.getState();
const items = () => useOtherItems.getState().items;

beforeEach(clear);

describe('useOtherItems', () => {
  it('keeps every line whole, a repeated one twice, and removes one at a time', () => {
    const long = `${'plancha estriada '.repeat(100)}- 12`;
    const many = Array.from({ length: 600 }, (_, at) => `${at} pernos`);
    add([long, long]);
    add(many);
    expect(items()).toEqual([long, long, ...many]);
    remove(long);
    expect(items()).toEqual([long, ...many]);
    restore();
    expect(items()).toEqual([long, ...many, long]);
  });

  it('keeps what another tab stores while storing fails here, and reports the failure', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    add(['3 martillos']);
    expect(useOtherItems.getState()).toMatchObject({ items: ['3 martillos'], isStored: false });
    vi.restoreAllMocks();
    localStorage.setItem('cart-others', '["2 palas"]');
    add(['1 pico']);
    expect(items()).toEqual(['2 palas', '3 martillos', '1 pico']);
    expect(JSON.parse(localStorage.getItem('cart-others') ?? '')).toEqual(items());
  });

  it('removes invisible characters', () => {
    add(['tu\u200Bbo \u202E2"\u0000', '\u2060']);
    expect(items()).toEqual(['tubo 2"']);
  });
});
