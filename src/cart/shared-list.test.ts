import { describe, expect, it } from 'vitest';
import { cartLine } from '../../testing/cart-line.ts';
import {
  formatSharedLink,
  formatSharedList,
  parseSharedLink,
  parseSharedList,
} from './shared-list.ts';

const line = (id: number, quantity: number) => cartLine({ id, quantity });

describe('a shared list', () => {
  it('round-trips 300 lines', () => {
    const cart = Array.from({ length: 300 }, (_, at) => line(at + 1, (at % 99) + 1));
    const text = formatSharedList(cart);
    expect(parseSharedList(text)).toEqual(cart.map(({ id, quantity }) => ({ id, quantity })));
    expect(formatSharedList([line(109, 12), line(206, 24)])).toBe('109x12.206x24');
  });

  it.each([
    '1',
    '1x0',
    '1x100',
    '01x1',
    'x1x1',
    '1x1.',
    '1x1.1x2',
    '9999999999x1',
    '1x99w9999999999999999',
    '1x1.'.repeat(5000),
  ])('rejects %j', (text) => {
    expect(parseSharedList(text)).toBeNull();
  });

  it.each([
    { lines: [{ id: 109, quantity: 12 }], others: [] },
    { lines: [], others: ['3 martillos'] },
  ])('round-trips in a link: %j', (content) => {
    expect(parseSharedLink(`?${formatSharedLink(content)}`)).toEqual(content);
  });

  it('is invalid in a link without lines and items', () => {
    expect(parseSharedLink('?l=')).toBeNull();
  });
});

describe('a shared link with other items', () => {
  const others = ['3 martillos & clavos 2" #8', 'Ñandú 50% = 1+1', '3 martillos & clavos 2" #8'];
  const linkOf = (items: readonly string[]) =>
    `?${formatSharedLink({ lines: [line(109, 12)], others: items })}`;

  it('round-trips, and is rejected when truncated or changed anywhere', () => {
    const link = linkOf(others);
    expect(parseSharedLink(link)).toEqual({ lines: [{ id: 109, quantity: 12 }], others });
    for (let at = 3; at < link.length; at += 1) {
      expect(parseSharedLink(link.slice(0, at))).toBeNull();
      expect(parseSharedLink(`${link.slice(0, at)}%7${link.slice(at)}`)).toBeNull();
    }
    expect(parseSharedLink('?o=clavos&l=109x12')).toBeNull();
    expect(parseSharedLink('?q=1')).toBeUndefined();
  });

  it('contains what was assumed and the cutting plans', () => {
    const lines = [
      { id: 110, quantity: 99, wanted: 1000 },
      { id: 109, quantity: 12, assumption: 'negro (LAC)', cuts: '2 de 1.20 m' },
      { id: 206, quantity: 1, assumption: 'negro (LAC)' },
    ];
    const link = `?${formatSharedLink({ lines, others: [] })}`;
    expect(link.match(/negro/g)).toHaveLength(1);
    expect(parseSharedLink(link)).toEqual({ lines, others: [] });
    expect(parseSharedLink(link.replace('LAC', 'LAF'))).toBeNull();
  });

  it('contains each item on one line', () => {
    expect(parseSharedLink(linkOf(['clavos\n\u202Ede 2']))).toMatchObject({
      others: ['clavos de 2'],
    });
  });
});
