/** A list as a backend may declare it: itself or its entries may be null. */
export type ListOf<Entry> = readonly (Entry | null)[] | null | undefined;

/** The type of an entry of a list, whether or not the contract lets lists and entries be null. */
export type EntryOf<List extends ListOf<unknown>> = NonNullable<NonNullable<List>[number]>;

/** The entries of a list without nulls; the same array where it has none. */
export function entriesOf<Entry>(list: ListOf<Entry>): readonly Entry[] {
  const entries = list ?? [];
  const isPresent = (entry: Entry | null): entry is Entry => entry !== null;
  return entries.every(isPresent) ? entries : entries.filter(isPresent);
}
