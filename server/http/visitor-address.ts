import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** Leading bytes of an IPv6 address that are one subscriber's: a /64 network, a /56 or a /48. */
const SUBSCRIBER_BYTES = [8, 7, 6];

/**
 * Who asks, as far as counting goes: an IPv4 address, or the networks that an IPv6 subscriber may
 * have been given whole, the narrowest first, since any one address in them costs nothing.
 *
 * @param trustedProxies how many proxies of the operator's stand before this
 *   server. Each has put the address that it was asked from at the end of
 *   X-Forwarded-For; what stands before those was written by the visitor. With
 *   none, the header says nothing.
 */
export function visitorNetworks(
  request: IncomingMessage,
  trustedProxies: number,
): readonly string[] {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const claimed = trustedProxies === 0 ? '' : (forwarded.at(-trustedProxies)?.trim() ?? '');
  return (
    [claimed, peer].map((text) => networks.memo(text)).find(({ length }) => length > 0) ?? [peer]
  );
}

/** By the text of an address, since reading one takes longer than sending a cached response. */
const networks = new LRUCache<string, readonly string[]>({ max: 1_000, memoMethod: networksOf });

/** Empty where a text is no address. An IPv4-mapped IPv6 address counts as IPv4. */
function networksOf(text: string): readonly string[] {
  if (!ipaddr.isValid(text)) return [];
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return [address.toString()];
  const bytes = address.toByteArray();
  return SUBSCRIBER_BYTES.map((count) => `${bytes.slice(0, count).join('.')}::/${8 * count}`);
}
