/**
 * Signatures say what a text may hold, in little room: each run of one, two and three letters leaves
 * a bit (a Bloom filter with one hash function). What is there is never denied; what is not there
 * seldom is granted.
 */

/** In a signature. A block of texts leaves some hundreds of them. */
const bits = 2 ** 13;

/** A run's bit; of a shorter run than three letters the first are 0. */
function bitOf(first: number, second: number, third: number): number {
  return (Math.imul(first, 5_101) + Math.imul(second, 131) + third) & (bits - 1);
}

export function signatureOf(text: string): Uint32Array {
  const signature = new Uint32Array(bits / 32);
  const leave = (bit: number) => {
    signature[bit >> 5] = (signature[bit >> 5] ?? 0) | (1 << (bit & 31));
  };
  let first = 0;
  let second = 0;
  for (let at = 0; at < text.length; at++) {
    const third = text.charCodeAt(at);
    leave(bitOf(0, 0, third));
    leave(bitOf(0, second, third));
    leave(bitOf(first, second, third));
    first = second;
    second = third;
  }
  return signature;
}

/** The bits that every text leaves which holds the needle: those of the needle's longest runs. */
export function runsOf(needle: string): number[] {
  const codes = Array.from({ length: needle.length }, (_, at) => needle.charCodeAt(at));
  const longest = Math.min(codes.length, 3);
  return codes.slice(longest - 1).map((last, at) => {
    const [third = 0, second = 0, first = 0] = [
      last,
      ...codes.slice(at, at + longest - 1).reverse(),
    ];
    return bitOf(first, second, third);
  });
}

export function mayHold(signature: Uint32Array, runs: readonly number[]): boolean {
  for (const bit of runs) {
    if (((signature[bit >> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
  }
  return true;
}
