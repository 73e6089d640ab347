/** A problem or warning with its place in the sheet; the heading is row 1. */
export interface Remark {
  row: number;
  column: string | null;
  message: string;
}

/** Nobody reads more; the rest is counted. */
const MAX_REMARKS = 1_000;

/** The first remarks on a sheet, and the number of the rest. */
export class Remarks {
  readonly #first: Remark[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(row: number, column: string | null, message: string): void {
    this.#count += 1;
    if (this.#first.length < MAX_REMARKS) this.#first.push({ row, column, message });
  }

  addAll(others: Remarks): void {
    for (const { row, column, message } of others.#first) this.add(row, column, message);
    this.#count += others.#count - others.#first.length;
  }

  list(): Remark[] {
    const more = this.#count - this.#first.length;
    if (more === 0) return this.#first;
    return [...this.#first, { row: 1, column: null, message: `hay ${more} más en la hoja` }];
  }
}
