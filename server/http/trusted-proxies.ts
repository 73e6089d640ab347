import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses of proxies whose headers are believed, as networks. */
export type ProxyNetworks = readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[];

/** A larger network includes strangers; private ones are at most `fc00::/7`. */
const MIN_PREFIX = 7;

const THIS_MACHINE = '127.0.0.0/8,::1';

/**
 * Reads `10.0.0.2, 172.16.0.0/12`; `0` is none, and `1` a proxy on this machine.
 * @returns null if the text is something else, or a network that includes strangers
 */
export function parseProxies(text: string): ProxyNetworks | null {
  if (text === '0') return [];
  const names = (text === '1' ? THIS_MACHINE : text).split(',').map((name) => name.trim());
  const networks = names.map(networkIn).filter((network) => network !== null);
  return networks.length === names.length ? networks : null;
}

function networkIn(name: string): ProxyNetworks[number] | null {
  const [host = '', prefix, ...rest] = name.split('/');
  if (isIP(host) === 0 || rest.length > 0) return null;
  const address = ipaddr.process(host);
  const most = 8 * address.toByteArray().length;
  if (prefix === undefined) return [address, most];
  const isInRange = /^\d{1,3}$/.test(prefix) && Number(prefix) >= MIN_PREFIX;
  return isInRange && Number(prefix) <= most ? [address, Number(prefix)] : null;
}

export function isTrusted(text: string, proxies: ProxyNetworks): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.process(text);
  return proxies.some(
    ([network, prefix]) => address.kind() === network.kind() && address.match(network, prefix),
  );
}

export function isLoopback(host: string | undefined): boolean {
  return host === 'localhost' || isTrusted(host ?? '', parseProxies(THIS_MACHINE) ?? []);
}
