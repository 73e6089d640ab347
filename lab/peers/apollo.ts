import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import {
  ProductoDocument,
  ProductosResumenDocument,
} from '../../src/graphql/generated/documents.ts';
import type { Peer } from './peer.ts';

/** Apollo Client as it comes. */
export function createPeer(): Peer {
  let data: object = {};
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({ data });
          observer.complete();
        }),
    ),
  });
  let show = (_: string | null | undefined) => {};
  let shown = 0;
  let page: { unsubscribe: () => void } | undefined;
  const open = () =>
    new Promise<void>((resolve) => {
      page = client.watchQuery({ query: ProductosResumenDocument }).subscribe((result) => {
        const list = result.data?.productosResumen;
        if (!list) return;
        shown = list.length;
        resolve();
        show(list.at(-1)?.name);
      });
    });
  return {
    write: async (rows) => {
      data = { productosResumen: rows };
      await open();
      if (shown !== rows.length) throw new Error('lost');
    },
    reread: async () => {
      page?.unsubscribe();
      await open();
    },
    detail: async (product) => {
      data = { producto: product };
      const listShows = new Promise<void>((resolve) => {
        show = (name) => {
          if (name === product.name) resolve();
        };
      });
      await client.query({
        query: ProductoDocument,
        variables: { id: product.id },
        fetchPolicy: 'network-only',
      });
      await listShows;
    },
  };
}
