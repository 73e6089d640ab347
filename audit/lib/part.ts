/** One line of what a part measured, beside its bound. */
export interface Figure {
  name: string;
  /** As it is to be read: `61 of 61`, `0`, `1.8 s`. */
  value: string;
  /** In words, as the goal has it; empty where the figure is only told. */
  limit: string;
  met: boolean;
}

/** What a part has found out. */
export interface Verdict {
  figures: readonly Figure[];
  /** What is wrong, each in one line that says where. None: the part passes. */
  findings: readonly string[];
  /** How it was judged, and what a reader must know beside. */
  notes: readonly string[];
}

export interface PartOptions {
  /** A smoke run: the smallest slice that still goes through the whole program. */
  quick: boolean;
}

/** One judge, or one long run. */
export interface Part {
  /** The heading in `docs/reliability.md`. */
  title: string;
  /** @throws {Absent} where what it needs cannot be had on this machine */
  run(options: PartOptions): Promise<Verdict>;
}

/** What a part needs is not here. The part is skipped with these words, and nothing is judged. */
export class Absent extends Error {}

/** A figure that counts what must not be; met when there is none. */
export function none(name: string, count: number): Figure {
  return { name, value: String(count), limit: '0', met: count === 0 };
}

/** A figure that counts what must be whole. */
export function all(name: string, count: number, total: number): Figure {
  return { name, value: `${count} of ${total}`, limit: 'all', met: count === total };
}

/** A figure that is only told. */
export function told(name: string, value: string | number): Figure {
  return { name, value: String(value), limit: '', met: true };
}

/** Whether a part found nothing wrong. */
export function passes({ figures, findings }: Verdict): boolean {
  return findings.length === 0 && figures.every(({ met }) => met);
}
