import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { geocodingEndpoints } from '../../src/contract/geocoding.ts';
import { defaultAddressLimits } from './address-limits.ts';
import { type AddressRow, addressRows, placeRows } from './address-rows.ts';

test('the default rate limits for an IP address are at least 50 times those for an account', () => {
  expect(defaultAddressLimits).toEqual({
    codes: 50 * 5,
    guesses: 50 * 20,
    logins: 50 * 50,
    places: 10_000,
    calendars: 10_000,
    stops: 1000,
  });
});

const calls: Record<string, Endpoint> = { ...endpoints, ...geocodingEndpoints };
const rows: Record<string, AddressRow> = { ...addressRows, ...placeRows };

test('each call has a limit by address, or a reason why it has none', () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(calls).toSorted());
  for (const row of Object.values(rows)) {
    if (typeof row !== 'string') expect(row.none).not.toBe('');
  }
});

/** Names of all properties in a JSON schema, at any depth. */
function listProperties(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(Object(value)) : []),
    ...listProperties(value),
  ]);
}

function checksSecret([, { body }]: [string, Endpoint]): boolean {
  const schema = body && z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' });
  return listProperties(schema).some((property) => /password|otp|code/i.test(property));
}

test('each call that gets a password or a code has a limit by address', () => {
  const checking = Object.entries(calls)
    .filter(checksSecret)
    .map(([name]) => name);
  expect(checking).toEqual(expect.arrayContaining(['loginWithCode', 'changePassword']));
  expect(checking.filter((name) => typeof rows[name] !== 'string')).toEqual([]);
});

test('each call that guests send with a body has a limit by address', () => {
  const open = Object.entries(calls).filter(([, { access, body }]) => access === 'public' && body);
  expect(open.filter(([name]) => typeof rows[name] !== 'string')).toEqual([]);
});
