import type { Peer, Summary } from './peer.ts';

/** The least that can be done: a Map, filled and read out. */
export function createPeer(): Peer {
  const products = new Map<number, object>();
  let order: number[] = [];
  let shown: (object | undefined)[] = [];
  return {
    write: async (rows) => {
      for (const row of rows) products.set(row.id, row);
      order = rows.map(({ id }: Summary) => id);
      shown = order.map((id) => products.get(id));
      if (shown.length !== rows.length) throw new Error('lost');
    },
    reread: async () => {
      shown = shown.length > 0 ? shown : order.map((id) => products.get(id));
    },
    detail: async (product) => {
      products.set(product.id, { ...products.get(product.id), ...product });
    },
  };
}
