import { expect, test } from 'vitest';
import { toSitePrefix } from './site-prefix.ts';

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['203.0.113.7', null],
  ['', null],
  ['demo', null],
])('the site of %j is %j', (address, site) => {
  expect(toSitePrefix(address)).toBe(site);
});
