import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isTrusted, type ProxyNetworks } from './trusted-proxies.ts';

/** Bytes of an IPv6 address that identify a subscriber: a /56 network, of which each gets at least one /64. */
const SUBSCRIBER_BYTES = 7;

/** The key of this machine's own addresses. */
export const LOCAL = 'local';

/**
 * A quoted string in Forwarded, also without its end: then it is not searched again for each quote.
 * One that is no address is the visitor's own words (`host`) and may contain a comma.
 */
const QUOTED_STRING = /(for=)?"(?:[^"\\]|\\.)*(?:"|\\?$)/gi;

/**
 * The client key used for rate limiting: an IPv4 address or an IPv6 /56 network.
 * @param proxies the operator's own. Each appends the address of its client to X-Forwarded-For, or to
 *   Forwarded (RFC 7239) if the request has no X-Forwarded-For; entries before the first that no proxy
 *   of the operator has are the visitor's own words.
 */
export function clientKey({ socket, headers }: IncomingMessage, proxies: ProxyNetworks): string {
  const peer = socket.remoteAddress ?? '';
  if (!isTrusted(peer, proxies)) return networkOf(peer) ?? peer;
  const forwarded = headers.forwarded?.replace(QUOTED_STRING, (text, name) => (name ? text : ''));
  const entries = String(headers['x-forwarded-for'] ?? forwarded ?? '').split(',');
  const named = entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
  const hops = [...named.map(addressIn), peer];
  const client = hops.findLastIndex((hop) => !isTrusted(hop, proxies));
  // An entry that is no address names nobody: the proxy that added it counts.
  return [client, client + 1].map((index) => networkOf(hops[index] ?? '')).find(Boolean) ?? peer;
}

/** The address of an entry: `203.0.113.7:51234`, `[2001:db8::7]:443`, `for="[2001:db8::7]";proto=https`. */
function addressIn(entry: string): string {
  const [, node = entry] = /(?:^|;)\s*for\s*=([^;]*)/i.exec(entry) ?? [];
  return node
    .replaceAll('"', '')
    .trim()
    .replace(/^\[(.*)\](:\w+)?$/, '$1')
    .replace(/^([\d.]+):\w+$/, '$1');
}

/** IPv6 addresses that contain the IPv4 address of a visitor behind NAT64. */
const NAT64 = ['rfc6052', 'rfc6145'];

/** Undefined if the text is not an address. IPv4-mapped and NAT64 addresses count as IPv4. */
function networkOf(text: string): string | undefined {
  if (isIP(text) === 0) return undefined;
  const address = ipaddr.process(text);
  const bytes = address.toByteArray();
  if (address.range() === 'loopback') return LOCAL;
  if (address.kind() === 'ipv4') return address.toString();
  if (NAT64.includes(address.range())) return bytes.slice(-4).join('.');
  return `${bytes.slice(0, SUBSCRIBER_BYTES).join('.')}::/${8 * SUBSCRIBER_BYTES}`;
}
