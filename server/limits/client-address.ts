import { isIPv4, isIPv6 } from 'node:net';

/** The server overwrites the client's value. */
const ADDRESS_HEADER = 'x-caresetu-client-address';

export function noteClientAddress(request: Request, address: string | undefined): void {
  request.headers.set(ADDRESS_HEADER, addressKey(address ?? ''));
}

export function readClientAddress(request: Request): string {
  return request.headers.get(ADDRESS_HEADER) ?? '';
}

/** Returns an IPv4 address or an IPv6 /64 prefix (ADR 0029). */
export function addressKey(address: string): string {
  // X-Forwarded-For may include a port.
  const ipv4 = address.replace(/:\d+$/, '');
  if (isIPv4(ipv4)) return ipv4;
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return address;
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
