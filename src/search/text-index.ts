/** Whether an occurrence at a place of the text counts. */
export type Accepts = (text: string, at: number) => boolean;

/** A needle, and where it may stand (anywhere, where nothing is said). */
export interface Wanted {
  needle: string;
  accepts?: Accepts | undefined;
}

/** Many texts in one string, so that one `indexOf` goes through them all. */
export interface TextIndex {
  /** The texts that hold everything wanted, by their number, in order, each once. */
  withAll: (wanted: readonly Wanted[]) => Generator<number>;
  /** The same texts after a change that leaves every length as it is. */
  mapped: (change: (text: string) => string) => TextIndex;
}

/** Between two texts; a needle that holds it finds nothing it should. */
const separator = '\n';

/** @param texts of any length, also empty */
export function createTextIndex(texts: readonly string[]): TextIndex {
  // Where each text begins in the joined one.
  const starts = new Int32Array(texts.length);
  let length = 0;
  for (const [number, text] of texts.entries()) {
    starts[number] = length;
    length += text.length + separator.length;
  }
  return indexOver(texts.join(separator), starts);
}

function indexOver(text: string, starts: Int32Array): TextIndex {
  const startOf = (number: number) => starts[number] ?? text.length + separator.length;

  /** The text that a place lies in, which is at or after the one numbered `from`. */
  const numberAt = (at: number, from: number) => {
    // By steps that double: the next hit is near, as a rule.
    let step = 1;
    while (from + step < starts.length && startOf(from + step) <= at) step *= 2;
    let low = from + (step >> 1);
    let high = Math.min(from + step, starts.length) - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (startOf(middle) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  /** The first text from `from` on that holds the needle; -1 for none. */
  const next = ({ needle, accepts }: Wanted, from: number) => {
    let at = text.indexOf(needle, startOf(from));
    while (at !== -1 && accepts && !accepts(text, at)) at = text.indexOf(needle, at + 1);
    return at === -1 ? -1 : numberAt(at, from);
  };

  return {
    *withAll(wanted) {
      const [first, ...others] = wanted;
      if (!first) return;
      for (let number = 0; number < starts.length; ) {
        const candidate = next(first, number);
        if (candidate === -1) return;
        // Whichever is missing here says where it can be had at the earliest.
        let earliest = candidate;
        for (const other of others) {
          earliest = next(other, candidate);
          if (earliest !== candidate) break;
        }
        if (earliest === -1) return;
        if (earliest === candidate) {
          yield candidate;
          number = candidate + 1;
        } else number = earliest;
      }
    },
    mapped: (change) => indexOver(change(text), starts),
  };
}
