/**
 * A number in [0, 1) that is always the same for the same seed and purpose. Drawn from a hash and
 * not from a running generator, so that whatever else is drawn changes nothing. (FNV-1a, then the
 * finalizer of MurmurHash3; nothing secret hangs on it.)
 */
export function random(seed: number, purpose: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < purpose.length; index += 1) {
    hash = Math.imul(hash ^ purpose.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** One of `choices`, as fixed as `chance`. */
export function pickRandom<T>(
  seed: number,
  purpose: string,
  choices: readonly [T, ...(readonly T[])],
): T {
  return choices[Math.floor(random(seed, purpose) * choices.length)] ?? choices[0];
}
