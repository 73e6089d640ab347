/** One line of what was found out, beside its bound. */
export interface Figure {
  name: string;
  /** As it is to be read: `61 of 61`, `48 ms (31–79)`. */
  value: string;
  /** In words, as the goal has it; empty where the figure is for information only. */
  limit: string;
  met: boolean;
}

export interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a part has found out. */
export interface Findings {
  figures: readonly Figure[];
  tables?: readonly Table[];
  /** What a checker objects to, each in one line that says where. None: the part passes. */
  objections?: readonly string[];
  /** How it was measured or checked, and what a reader must know besides. */
  notes: readonly string[];
}

/** One benchmark, one external checker, or one long run. */
export interface Part {
  /** The heading in the report. */
  title: string;
  /**
   * @param options `quick` asks for a smoke run: the smallest slice that goes through the whole program
   * @throws {Unavailable} where what it needs cannot be had on this machine
   */
  run(options: { quick: boolean }): Promise<Findings>;
}

/** What a part needs is not here: the part is skipped with these words, and nothing is measured. */
export class Unavailable extends Error {}

/** Whether nothing was found wrong. */
export function passes({ figures, objections = [] }: Findings): boolean {
  return objections.length === 0 && figures.every(({ met }) => met);
}
