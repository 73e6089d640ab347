import { QueryClient, QueryObserver } from '@tanstack/query-core';
import type { Peer } from './peer.ts';

/** TanStack Query as it comes. It keeps answers, not products: a detail leaves the list as it is. */
export function createPeer(): Peer {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 3_600_000 } } });
  let rows: unknown[] = [];
  let leave = () => {};
  const open = () =>
    new Promise<void>((resolve) => {
      const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: async () => rows });
      leave = observer.subscribe(({ data }) => {
        if (data) resolve();
      });
      if (observer.getCurrentResult().data) resolve();
    });
  return {
    write: async (given) => {
      rows = given;
      await open();
    },
    reread: async () => {
      leave();
      await open();
    },
    detail: async (product) => {
      await client.fetchQuery({
        queryKey: ['product', product.id],
        queryFn: async () => product,
        staleTime: 0,
      });
    },
  };
}
