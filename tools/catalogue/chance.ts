import { createHash } from 'node:crypto';

/** Names of this catalogue's UUIDs (RFC 9562, section 5.5: a namespace of one's own). */
const NAMESPACE = Buffer.from('6f0d3c52a1b84e0f9d1e7a54c3b2f810', 'hex');

/**
 * A number in [0, 1) that is always the same for the same product and purpose.
 * Drawn from a hash and not from a running generator, so that a row added to
 * one table leaves every other product as it was.
 */
export function chance(product: string, purpose: string): number {
  const digest = createHash('sha256').update(`${purpose}\n${product}`).digest();
  return digest.readUIntBE(0, 6) / 2 ** 48;
}

/** An integer in [low, high], as fixed as `chance`. */
export function chanceBetween(product: string, purpose: string, low: number, high: number): number {
  return low + Math.floor(chance(product, purpose) * (high - low + 1));
}

/** One of `choices`, as fixed as `chance`. Throws a RangeError when there are none. */
export function chanceOf<T>(product: string, purpose: string, choices: readonly T[]): T {
  const choice = choices[Math.floor(chance(product, purpose) * choices.length)];
  if (choice === undefined) throw new RangeError('Nothing to choose from');
  return choice;
}

/** The UUID of a name: version 5 of RFC 9562, SHA-1 over namespace and name. */
export function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
