import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that identify a subscriber: a /56 network, of which each gets at least one /64. */
const SUBSCRIBER_BYTES = 7;

/**
 * The client key used for rate limiting: an IPv4 address or an IPv6 /56 network.
 *
 * @param trustedProxies how many of the operator's proxies are in front of this server. Each appends
 *   the address of its client to X-Forwarded-For; entries before those are the visitor's own words.
 */
export function clientKey(request: IncomingMessage, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const claimed = trustedProxies === 0 ? '' : (forwarded.at(-trustedProxies)?.trim() ?? '');
  return networkOf(claimed) ?? networkOf(peer) ?? peer;
}

/** Undefined if the text is not an address. An IPv4-mapped IPv6 address counts as IPv4. */
function networkOf(text: string): string | undefined {
  const address = text.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const bytes = ipaddr.parse(address).toByteArray().slice(0, SUBSCRIBER_BYTES);
  return `${bytes.join('.')}::/${8 * SUBSCRIBER_BYTES}`;
}
