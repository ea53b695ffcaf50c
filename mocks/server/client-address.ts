import { isIPv4, isIPv6 } from 'node:net';

/** Carries the client's address to the handlers; one that a client sends itself is overwritten. */
const ADDRESS_HEADER = 'x-caresetu-client-address';

/** Notes on a request which address it came from. */
export function noteClientAddress(request: Request, address: string | undefined): void {
  request.headers.set(ADDRESS_HEADER, addressKey(address ?? ''));
}

/** The address that was noted on a request. */
export function readClientAddress(request: Request): string {
  return request.headers.get(ADDRESS_HEADER) ?? '';
}

/**
 * An address as limits count it: IPv4 as it is, also when a dual-stack socket writes it as IPv6, and
 * IPv6 by its /64, of which one customer has all addresses.
 */
export function addressKey(address: string): string {
  // Some proxies add the client's port to X-Forwarded-For.
  const ipv4 = address.replace(/:\d+$/, '');
  if (isIPv4(ipv4)) return ipv4;
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return address;
  // URL writes an address in its one canonical form, without an IPv4 part at the end.
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical)?.slice(1);
  if (mapped) {
    return mapped
      .map((group) => Number.parseInt(group, 16))
      .flatMap((value) => [value >> 8, value & 255])
      .join('.');
  }
  const [head = [], tail] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: tail ? 8 - head.length - tail.length : 0 }, () => '0');
  return `${[...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`;
}
