import type { Declaration, Graph } from './graph.ts';
import { everyPage, readPages } from './pages.ts';

/** The cart is one thing wherever it is shown; its folder is where a search for users ends. */
export const theCart = 'the cart';
const cartFolder = 'src/cart/';

/** Which of the visitor's addresses a declaration has to do with. */
export interface Areas {
  /** Routes, `every page` or `the cart`, in the order of the route table and the registry. */
  of(declaration: Declaration): string[];
  /** Areas without repetition, in that order. */
  inOrder(areas: Iterable<string>): string[];
}

/** Follows, from a declaration, who uses it up to the pages. */
export async function readAreas(root: string, graph: Graph): Promise<Areas> {
  const pages = await readPages(root, graph);
  const order = [...new Set([everyPage, ...[...pages.values()].flat(), theCart])];
  const inOrder = (areas: Iterable<string>) => {
    const named = new Set(areas);
    return order.filter((area) => named.has(area));
  };
  return {
    inOrder,
    of(declaration) {
      const found = new Set([declaration]);
      // A set's own iteration goes on to what is added meanwhile.
      for (const one of found) {
        if (one.file.startsWith(cartFolder)) continue;
        for (const user of graph.usersOf(one)) found.add(user);
      }
      return inOrder(
        [...found].flatMap((one) =>
          one.file.startsWith(cartFolder) ? theCart : (pages.get(one) ?? []),
        ),
      );
    },
  };
}
