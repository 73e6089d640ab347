import { type Exchange, makeResult } from 'urql';
import { filter, map, pipe, subscribe } from 'wonka';
import { createShopClient } from '../../src/graphql/client.ts';
import {
  ProductoDocument,
  ProductosResumenDocument,
} from '../../src/graphql/generated/documents.ts';
import type { Peer } from './peer.ts';

const passOn: Exchange =
  ({ forward }) =>
  (operations$) =>
    forward(operations$);

/** The storefront's own client over graphcache, whole but for the network: what has been laid ready is there at once. */
export function createPeer(): Peer {
  const ready: { data: object } = { data: {} };
  const beforeNetwork: Exchange = () => (operations$) =>
    pipe(
      operations$,
      filter(({ kind }) => kind === 'query'),
      map((operation) => makeResult(operation, { data: ready.data })),
    );
  const watchers = { beforeCache: passOn, beforeNetwork };
  const client = createShopClient({ backendUrl: '', watchers });
  let show = (_: string | null | undefined, __: number) => {};
  let page: { unsubscribe: () => void } | undefined;
  let firstOf = 0;
  const open = () =>
    new Promise<void>((resolve) => {
      page = pipe(
        client.query(ProductosResumenDocument, {}),
        subscribe(({ data, error }) => {
          if (error) throw error;
          const list = data?.productosResumen ?? [];
          firstOf = list.length;
          resolve();
          show(list.at(-1)?.name, list.length);
        }),
      );
    });
  return {
    write: async (rows) => {
      ready.data = { productosResumen: rows };
      await open();
      if (firstOf !== rows.length) throw new Error('lost');
    },
    reread: async () => {
      page?.unsubscribe();
      await open();
    },
    detail: async (product) => {
      ready.data = { producto: product };
      const listShows = new Promise<void>((resolve) => {
        show = (name) => {
          if (name === product.name) resolve();
        };
      });
      await client
        .query(ProductoDocument, { id: product.id }, { requestPolicy: 'network-only' })
        .toPromise();
      await listShows;
    },
  };
}
