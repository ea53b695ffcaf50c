import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressKey } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:7f00:1', '127.0.0.1'],
  ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('limits count requests from the client address %s under %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('limits treat all addresses in a /64 network as one address, and other networks separately', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      fc.pre(!network.startsWith('0:0:0:'));
      expect(addressKey(`${network}:${one}`)).toBe(addressKey(`${network}:${other}`));
      expect(addressKey(`${network}:${one}`) === addressKey(`${other}:${one}`)).toBe(
        network === other,
      );
    }),
  );
});
