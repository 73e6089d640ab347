import { encode } from 'uqr';
import { limits } from '../../config.ts';

/** In modules (ISO/IEC 18004). */
const quietZone = 4;

/** `size` × `size` modules; the dark ones as an SVG path. */
export interface QrCode {
  size: number;
  path: string;
}

/** Encodes a text; null for a code that is too dense for a camera. */
export function qrCode(text: string): QrCode | null {
  try {
    const { size, data } = encode(text, { border: quietZone, maxVersion: limits.qrVersion });
    return { size, path: data.map(rowPath).join('') };
  } catch (error) {
    // The text exceeds the version.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function rowPath(row: readonly boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
}
