import { useQuoteData } from '../cart/quote-data.ts';
import { limits } from '../config.ts';

/**
 * Appends conditions such as a place or date of delivery to the request's note.
 *
 * @returns those that exceed the length of the note
 */
export function appendToNote(conditions: readonly string[]): string[] {
  const { data, change } = useQuoteData.getState();
  let { note } = data;
  const rest: string[] = [];
  for (const condition of conditions) {
    if (note.includes(condition)) continue;
    const longer = note === '' ? condition : `${note}; ${condition}`;
    if (longer.length > limits.quoteField) rest.push(condition);
    else note = longer;
  }
  if (note !== data.note) change({ note });
  return rest;
}
