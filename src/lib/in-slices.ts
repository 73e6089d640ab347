import { timings } from './limits.ts';

/** Works on items one after another and lets the browser render and handle input in between. */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < timings.slice) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
}
