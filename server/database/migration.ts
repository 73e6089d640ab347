/** One step of the database's structure. Once released it is never edited, only followed by another. */
export interface Migration {
  /** `NNNN-what-it-makes`; unique for ever, kept in the database. */
  name: string;
  /** Run one after the other, in one transaction. */
  statements: readonly string[];
}
