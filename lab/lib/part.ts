export interface ResultTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Findings {
  tables: readonly ResultTable[];
  /** Faults found by a checker, one line each. Any of them fails `npm run audit`. */
  faults?: readonly string[];
}

/** A benchmark or an external checker that can be run by name. */
export interface LabPart {
  title: string;
  /** How it is measured or checked, in one paragraph. */
  method: string;
  /**
   * @param options `quick`: a trial of the program with the smallest possible input
   * @throws {Unavailable} if this machine lacks a program that the part needs
   */
  run(options: { quick: boolean }): Promise<Findings>;
}

/** The part is skipped with this message. */
export class Unavailable extends Error {}
