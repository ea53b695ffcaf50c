/**
 * Limits for a /48 are this many times those for a /64. A carrier's /48 has thousands of phones, each
 * with its /64, and few of them reach a limit in the same hour (ADR 0087).
 */
export const SITE_FACTOR = 4;

/**
 * The /48 that one customer may have (RFC 6177), of an IPv6 /64 prefix such as `2001:db8:1:2::/64`.
 * Null for IPv4.
 */
export function toSitePrefix(address: string): string | null {
  const site = /^((?:[\da-f]{1,4}:){3})[\da-f]{1,4}::\/64$/.exec(address)?.[1];
  return site === undefined ? null : `${site}:/48`;
}
