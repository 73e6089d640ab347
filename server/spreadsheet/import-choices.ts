/** The owner's decisions about a file. */
export interface ImportChoices {
  /** Whether products that are missing in the file are removed. */
  isComplete?: boolean;
  /** What is done with prices that are without the tax by their heading. */
  tax?: 'add' | 'keep' | undefined;
  /** Whether rows that look like a sum or a note are products nevertheless. */
  addsDoubtful?: boolean;
  /** Whether titles of sections become the categories of the rows below them. */
  usesSections?: boolean;
  /** Whether names are typed by the owner: one without its unit of sale loses it. */
  hasTypedNames?: boolean;
  /** The sizes that a spreadsheet made dates, by the date; '' skips its rows. */
  sizes?: Readonly<Record<string, string>>;
  /** The index of the row of headings, and the heading of each column; '' is not read. */
  columns?: { at: number; headings: readonly string[] };
  /** The code of the product that a name of the list means; 0: another product. */
  matches?: ReadonlyMap<string, number>;
  /** Names of the sheets that are read. */
  sheets?: readonly string[];
  /** Whether rows with problems are skipped. */
  omitsFaulty?: boolean;
  /** Whether hidden rows are skipped. */
  omitsHidden?: boolean;
}

/** The owner's decisions about earlier files. */
export interface Memory {
  /** Headings by the plain titles of columns; '' is not read. */
  headings: ReadonlyMap<string, string>;
  /** The codes of products, by the folded names that suppliers give them. */
  names: ReadonlyMap<string, number>;
  /** Sizes that were typed for dates, by the date as written. */
  sizes: ReadonlyMap<string, string>;
}

export const noMemory: Memory = { headings: new Map(), names: new Map(), sizes: new Map() };

/** A decision that is remembered once the import is written. */
export interface Remembered {
  kind: 'heading' | 'name' | 'size';
  written: string;
  meaning: string;
}

/** A size that a spreadsheet has probably made a date. */
export interface DateQuestion {
  /** The date, as the sheet shows it. */
  written: string;
  /** The proposal; null without one. */
  size: string | null;
  rows: number[];
  /** `fila 5`, for the owner. */
  place: string;
  /** Of the first products. */
  names: string[];
}

/** A column of the file with its heading. */
export interface ColumnQuestion {
  title: string;
  /** Its first values. */
  examples: string[];
  heading: string;
}

/** A name of the list that probably means a product of the shop. */
export interface MatchQuestion {
  /** `fila 5` */
  place: string;
  name: string;
  id: number;
  /** Its name in the shop. */
  product: string;
}

/** The sheets with products. */
export interface SheetChoice {
  offered: readonly { name: string; isRead: boolean }[];
  /** Whether one is read; else the owner has to choose. */
  isChosen: boolean;
}

/** Open decisions about a file. */
export interface Questions {
  dates: DateQuestion[];
  matches: MatchQuestion[];
  /** Number of new rows that are not compared with the names of the shop. */
  uncompared: number;
  /** All columns, if one of them is not understood or was chosen before. */
  columns: { at: number; columns: ColumnQuestion[]; isOpen: boolean } | null;
  /** Null with only one sheet of products. */
  sheets: SheetChoice | null;
  /** Hidden rows that are read: `filas 5 y 8`; null without. */
  hidden: string | null;
  /** Titles of sections, above rows without a category. */
  sections: string[];
  /** Rows that have problems. */
  faulty: number[];
}
