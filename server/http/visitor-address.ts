import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** So many leading bytes of an IPv6 address are one subscriber's: a /64 network. */
const SUBSCRIBER_BYTES = 8;

/**
 * Who asks, as far as counting goes: an IPv4 address, or the network that an
 * IPv6 subscriber is given whole, since any one of its addresses costs nothing.
 *
 * @param trustedProxies how many proxies of the operator's stand before this
 *   server. Each has put the address that it was asked from at the end of
 *   X-Forwarded-For; what stands before those was written by the visitor. With
 *   none, the header says nothing.
 */
export function visitorAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return subscriber(peer) ?? peer;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const claimed = forwarded.at(-trustedProxies)?.trim() ?? '';
  return subscriber(claimed) ?? subscriber(peer) ?? peer;
}

/** Null where a text is no address. Of IPv4 in the dress of IPv6 it is the IPv4 address. */
function subscriber(text: string): string | null {
  if (!ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  return `${address.toByteArray().slice(0, SUBSCRIBER_BYTES).join('.')}::/64`;
}
