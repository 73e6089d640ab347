/** A migration. Once released it is never edited, only followed by another. */
export interface Migration {
  /** `NNNN-subject`; unique, stored in the database. */
  name: string;
  /** Run in order, in one transaction. */
  statements: readonly string[];
}
