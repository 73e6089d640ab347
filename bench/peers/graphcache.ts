import { cacheExchange } from '@urql/exchange-graphcache';
import { Client } from 'urql';
import type { Peer } from './peer.ts';
import { peerOver, readyNetwork } from './urql.ts';

/** graphcache as it comes. */
export function createPeer(): Peer {
  const { ready, exchange } = readyNetwork();
  const exchanges = [cacheExchange(), exchange];
  return peerOver(new Client({ url: '/graphql', exchanges, preferGetMethod: false }), ready);
}
