import { expect, test } from 'vitest';
import { needsConsent, NOTICE_VERSION, requiredPurposes, toLocationChoice } from './notice.ts';

const agreed = (version: string, purposes: string[]) => [
  { version, purposes, at: '2026-11-23T04:00:00.000Z' },
];

test('patients and doctors have different required purposes', () => {
  expect(requiredPurposes('patient')).toEqual(['account', 'care', 'messages', 'payments']);
  expect(requiredPurposes('doctor')).toEqual(['account', 'care', 'messages', 'profile']);
});

test('users are asked if they have not agreed to the current notice', () => {
  expect(needsConsent([], NOTICE_VERSION)).toBe(true);
  expect(needsConsent(agreed('2026-01-01', []), NOTICE_VERSION)).toBe(true);
  expect(needsConsent(agreed(NOTICE_VERSION, []), NOTICE_VERSION)).toBe(false);
});

test('the location counts as withdrawn only after the user has agreed to it', () => {
  const given = agreed(NOTICE_VERSION, ['account', 'location']);
  const without = agreed(NOTICE_VERSION, ['account']);
  expect(toLocationChoice([])).toBe('open');
  expect(toLocationChoice(without)).toBe('open');
  expect(toLocationChoice(given)).toBe('given');
  expect(toLocationChoice([...given, ...without])).toBe('withdrawn');
  expect(toLocationChoice([...given, ...without, ...given])).toBe('given');
});
