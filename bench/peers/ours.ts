import type { Exchange } from 'urql';
import { createShopClient } from '../../src/graphql/client.ts';
import type { Peer } from './peer.ts';
import { peerOver, readyNetwork } from './urql.ts';

const passOn: Exchange =
  ({ forward }) =>
  (operations$) =>
    forward(operations$);

/** The storefront's own client, whole but for the network. */
export function createPeer(): Peer {
  const { ready, exchange } = readyNetwork();
  const watchers = { beforeCache: passOn, beforeNetwork: exchange };
  const client = createShopClient({ backendUrl: '', requestTimeout: 10_000, watchers });
  return peerOver(client, ready);
}
