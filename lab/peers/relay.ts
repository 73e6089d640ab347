import {
  createOperationDescriptor,
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
} from 'relay-runtime';
import type { Peer } from './peer.ts';
import { detailRequest, listRequest } from './relay-requests.ts';

/** Relay's runtime as it comes, on the requests that its compiler would have made. */
export function createPeer(): Peer {
  const environment = new Environment({
    network: Network.create(() => Observable.from(Promise.reject(new Error('No network here.')))),
    store: new Store(new RecordSource()),
    getDataID: (node: { id: number }, type: string) => `${type}:${node.id}`,
  });
  const list = createOperationDescriptor(listRequest, {});
  environment.retain(list);
  let show = (_: string | null) => {};
  let shown = 0;
  let page: { dispose: () => void } | undefined;
  const read = (data: unknown) => {
    const { productosResumen } = data as { productosResumen: { name: string | null }[] };
    shown = productosResumen.length;
    show(productosResumen.at(-1)?.name ?? null);
  };
  const open = () => {
    const snapshot = environment.lookup(list.fragment);
    read(snapshot.data);
    page = environment.subscribe(snapshot, ({ data }) => read(data));
  };
  return {
    write: async (rows) => {
      environment.commitPayload(list, { productosResumen: rows });
      open();
      if (shown !== rows.length) throw new Error('lost');
    },
    reread: async () => {
      page?.dispose();
      open();
    },
    detail: async (product) => {
      const listShows = new Promise<void>((resolve) => {
        show = (name) => {
          if (name === product.name) resolve();
        };
      });
      const operation = createOperationDescriptor(detailRequest, { id: product.id });
      environment.commitPayload(operation, { producto: product });
      environment.lookup(operation.fragment);
      await listShows;
    },
  };
}
