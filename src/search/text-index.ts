import { mayHold, runsOf, signatureOf } from './signature.ts';

/** Whether an occurrence at a place of the text counts. */
export type Accepts = (text: string, at: number) => boolean;

/** A needle, and where it may stand (anywhere, where nothing is said). */
export interface Wanted {
  needle: string;
  accepts?: Accepts | undefined;
}

/** Some texts in one string, so that one `indexOf` goes through them all, or none where the signature denies it. */
export interface TextBlock {
  /** The number of its first text. */
  readonly first: number;
  readonly joined: string;
  /** Where each text begins in the joined one. */
  readonly starts: Int32Array;
  readonly signature: Uint32Array;
}

/** Between two texts; a needle that holds it finds nothing it should. */
const separator = '\n';

/** @param texts of any length, also empty */
export function textBlock(texts: readonly string[], first: number): TextBlock {
  const starts = new Int32Array(texts.length);
  let length = 0;
  for (const [place, text] of texts.entries()) {
    starts[place] = length;
    length += text.length + separator.length;
  }
  const joined = texts.join(separator);
  return { first, joined, starts, signature: signatureOf(joined) };
}

/** The same texts after a change that leaves every length as it is. */
export function mapBlock(block: TextBlock, change: (text: string) => string): TextBlock {
  const joined = change(block.joined);
  return joined === block.joined ? block : { ...block, joined, signature: signatureOf(joined) };
}

/** The texts that hold everything wanted, by their number, in the order of the blocks, each once. */
export function* textsWithAll(
  blocks: readonly TextBlock[],
  wanted: readonly Wanted[],
): Generator<number> {
  const runs = wanted.flatMap(({ needle }) => runsOf(needle));
  for (const block of blocks) {
    if (mayHold(block.signature, runs)) yield* within(block, wanted);
  }
}

function* within(block: TextBlock, [leader, ...others]: readonly Wanted[]): Generator<number> {
  if (!leader) return;
  for (let place = 0; place < block.starts.length; ) {
    const candidate = next(block, leader, place);
    if (candidate === -1) return;
    // Whichever is missing here says where it can be had at the earliest.
    let earliest = candidate;
    for (const other of others) {
      earliest = next(block, other, candidate);
      if (earliest !== candidate) break;
    }
    if (earliest === -1) return;
    if (earliest === candidate) {
      yield block.first + candidate;
      place = candidate + 1;
    } else place = earliest;
  }
}

/** The first text from `from` on that holds the needle, by its place in the block; -1 for none. */
function next({ joined, starts }: TextBlock, { needle, accepts }: Wanted, from: number): number {
  let at = joined.indexOf(needle, starts[from]);
  while (at !== -1 && accepts && !accepts(joined, at)) at = joined.indexOf(needle, at + 1);
  if (at === -1) return -1;
  let place = from;
  while ((starts[place + 1] ?? Number.POSITIVE_INFINITY) <= at) place++;
  return place;
}
