import { expect, test } from 'vitest';
import { isAddressRange, matchAddresses } from './address-list.ts';

test.each([
  ['loopback', '127.0.0.1', true],
  ['loopback', '127.8.8.8', true],
  ['loopback', '::1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '10.0.0.1', false],
  ['uniquelocal', '192.168.1.5', true],
  ['linklocal', 'fe80::1', true],
  ['10.0.0.0/8', '10.200.0.1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['2001:db8::/32', '2001:db8:1::1', true],
  ['2001:db8::1', '2001:db9::1', false],
  ['loopback', 'nonsense', false],
  ['loopback', '', false],
])('the address range %s contains %s: %s', (range, address, expected) => {
  expect(isAddressRange(range)).toBe(true);
  expect(matchAddresses([range])(address)).toBe(expected);
});

test('an empty list contains no address', () => {
  expect(matchAddresses([])('127.0.0.1')).toBe(false);
});

test.each(['proxy.example', '10.0.0.0/33', '::1/129', ''])(
  '%j is not a valid address range',
  (text) => {
    expect(isAddressRange(text)).toBe(false);
  },
);
