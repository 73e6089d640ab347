import { timings } from './limits.ts';

/**
 * Works on items one after another and lets the browser render and handle input in between.
 * @returns null if one slice was enough
 */
export function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
): Promise<void> | null {
  const rest = items.slice(workOnSlice(items, work));
  return rest.length === 0 ? null : workOnRest(rest, work);
}

async function workOnRest<Item>(rest: readonly Item[], work: (item: Item) => void): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await inSlices(rest, work);
}

/** @returns how many items it worked on */
function workOnSlice<Item>(items: readonly Item[], work: (item: Item) => void): number {
  const began = performance.now();
  let at = 0;
  for (const item of items) {
    work(item);
    at += 1;
    if (performance.now() - began >= timings.slice) break;
  }
  return at;
}
