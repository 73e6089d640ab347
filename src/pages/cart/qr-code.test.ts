// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { productRow } from '../../../testing/products.ts';
import { formatSharedList, parseSharedList } from '../../cart/shared-list.ts';
import { limits } from '../../config.ts';
import { qrCode } from './qr-code.ts';

const link = (lines: number) => {
  const cart = Array.from({ length: lines }, (_, index) => ({
    ...productRow({ id: 1001 + index }),
    quantity: (index % 99) + 1,
  }));
  return `https://www.kunturaceros.example/#/cart?l=${formatSharedList(cart)}`;
};

describe('the QR code of a list', () => {
  it('has its three finders, and light all around', () => {
    const code = qrCode(link(3));
    if (!code) throw new Error('There is no code.');
    const dark = new Set(code.path.match(/M\d+ \d+/g));
    const last = code.size - 5;
    for (const corner of ['M4 4', `M${last} 4`, `M4 ${last}`]) expect(dark).toContain(corner);
    expect(code.path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
    expect(dark.size).toBeGreaterThan((code.size - 8) ** 2 / 3);
  });

  it('is there for 80 lines, and is not where a camera could hardly read it', () => {
    expect(qrCode(link(80))?.size).toBeLessThanOrEqual(17 + 4 * limits.qrVersion + 8);
    expect(qrCode(link(150))).toBeNull();
    expect(qrCode(link(limits.sharedLines))).toBeNull();
  });
});

describe('the link of a list', () => {
  it('holds 300 lines and restores them', () => {
    const text = new URL(link(300)).hash.split('l=')[1] ?? '';
    const lines = parseSharedList(text);
    expect(lines).toHaveLength(300);
    expect(lines?.[299]).toEqual({ id: 1300, quantity: 3 });
  });
});
