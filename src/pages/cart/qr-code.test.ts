// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { limits } from '../../config.ts';
import { qrCode } from './qr-code.ts';

/** About as long as the link of a list of so many lines. */
const link = (lines: number) =>
  `https://www.kunturaceros.example/#/cart?l=${'1001x12.'.repeat(lines)}`;

describe('qrCode', () => {
  it('draws the three finders with a quiet zone', () => {
    const code = qrCode(link(3));
    if (!code) throw new Error('no code');
    const dark = new Set(code.path.match(/M\d+ \d+/g));
    const last = code.size - 5;
    for (const corner of ['M4 4', `M${last} 4`, `M4 ${last}`]) expect(dark).toContain(corner);
    expect(code.path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
  });

  it('returns null for a link that is too dense for a camera', () => {
    expect(qrCode(link(80))?.size).toBeLessThanOrEqual(17 + 4 * limits.qrVersion + 8);
    expect(qrCode(link(150))).toBeNull();
  });
});
