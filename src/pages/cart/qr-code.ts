import { encode } from 'uqr';
import { limits } from '../../config.ts';

/** Modules around a code that stay light (ISO/IEC 18004). */
const quietZone = 4;

/** A code of `size` by `size` modules, its dark ones as the path of an SVG. */
export interface QrCode {
  size: number;
  path: string;
}

/** Draws a text as a QR code; null for one that would be too dense for a camera to read. */
export function qrCode(text: string): QrCode | null {
  try {
    const { size, data } = encode(text, { border: quietZone, maxVersion: limits.qrVersion });
    return { size, path: data.map(rowPath).join('') };
  } catch (error) {
    // What the library says of more than the version holds.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function rowPath(row: readonly boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
}
