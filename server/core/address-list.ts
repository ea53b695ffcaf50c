import { BlockList, isIP } from 'node:net';

const kinds: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Accepts IP addresses, subnets such as 10.0.0.0/8, and the names `loopback`, `linklocal` and
 * `uniquelocal`.
 */
export function isAddressRange(text: string): boolean {
  const [address = '', bits = '0'] = text.split('/');
  const isSubnet = isIP(address) !== 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
  return isSubnet || text in kinds;
}

/** @param ranges that pass `isAddressRange` */
export function matchAddresses(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges.flatMap((one) => kinds[one] ?? [one])) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    const longest = family === 'ipv4' ? 32 : 128;
    list.addSubnet(address, bits === undefined ? longest : Number(bits), family);
  }
  return (address) => {
    const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
    const version = isIP(mapped);
    return version !== 0 && list.check(mapped, version === 4 ? 'ipv4' : 'ipv6');
  };
}
