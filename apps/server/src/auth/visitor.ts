import { isIPv6 } from 'node:net';

/** The sender of a request without a session. */
export type Visitor = {
  /** The network that the request came from, as `networkOf` names it. */
  network: string;
  /** The address itself, and the name that the browser or program gives itself; '' if it gives none. */
  address: string;
  userAgent: string;
  /** True if the browser says that a page of another site sent the request. */
  isCrossSite: boolean;
  cookies: Readonly<Record<string, string>>;
};

/**
 * Returns the network that counts as one place: an IPv4 address, or the /64 that a provider gives to one
 * line of IPv6.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [left = '', right] = address.replace(/%.*/, '').split('::');
  const first = left.split(':').filter(Boolean);
  const last = (right ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = right === undefined ? first : [...first, ...zeros, ...last];
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
