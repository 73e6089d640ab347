import { describe, expect, it } from 'vitest';
import { cartLine } from '../../testing/products.ts';
import { limits } from '../config.ts';
import { formatSharedList, parseSharedList } from './shared-list.ts';

const line = (id: number, quantity: number) => cartLine({ id, quantity });

describe('a shared list', () => {
  it('round-trips up to 300 lines', () => {
    const cart = Array.from({ length: limits.sharedLines }, (_, at) => line(at + 1, (at % 99) + 1));
    const text = formatSharedList(cart);
    expect(parseSharedList(text)).toEqual(cart.map(({ id, quantity }) => ({ id, quantity })));
    expect(parseSharedList(`${text}.9999x1`)).toBeNull();
    expect(formatSharedList([line(109, 12), line(206, 24)])).toBe('109x12.206x24');
  });

  it.each([
    '',
    '1',
    '1x0',
    '1x100',
    '0x1',
    '01x1',
    '1x1.',
    '1x1..2x1',
    '1x1.1x2',
    '1.5x1',
    '9999999999x1',
    '<script>',
    '1x1.'.repeat(5000),
  ])('rejects %j', (text) => {
    expect(parseSharedList(text)).toBeNull();
  });

  it('is read whole or rejected when damaged', () => {
    const text = '109x12.206x24.7x1';
    for (let at = 0; at < text.length; at += 1) {
      for (const sign of ['', '#', '%', ' ', 'x', '.', 'é']) {
        const read = parseSharedList(text.slice(0, at) + sign + text.slice(at + 1));
        expect(read === null || read.length <= 3).toBe(true);
      }
    }
  });
});
