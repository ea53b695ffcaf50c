import { expect, test } from 'vitest';
import { allowsLocation, needsConsent, NOTICE_VERSION, requiredPurposes } from './notice.ts';

const agreed = (version: string, purposes: string[]) => [
  { version, purposes, at: '2026-11-23T04:00:00.000Z' },
];

test('patients and doctors have different required purposes', () => {
  expect(requiredPurposes('patient')).toEqual(['account', 'care', 'messages', 'payments']);
  expect(requiredPurposes('doctor')).toEqual(['account', 'care', 'messages', 'profile']);
});

test('users are asked if they agreed to no notice or to an earlier one', () => {
  expect(needsConsent([], NOTICE_VERSION)).toBe(true);
  expect(needsConsent(agreed('2026-01-01', []), NOTICE_VERSION)).toBe(true);
  expect(needsConsent(agreed(NOTICE_VERSION, []), NOTICE_VERSION)).toBe(false);
});

test('the location is allowed until the user has decided, and then only as decided', () => {
  expect(allowsLocation([])).toBe(true);
  expect(allowsLocation(agreed(NOTICE_VERSION, ['account', 'location']))).toBe(true);
  expect(allowsLocation(agreed(NOTICE_VERSION, ['account']))).toBe(false);
});
