import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dateInIndia, daysBetween, indiaInstant } from '../time/india-time.ts';
import { bookEnd, careEnd, consentEnd, leastYears } from './retention.ts';

const lastDay = (end: Date) => addDays(dateInIndia(end), -1);

test.each([
  ['2026-11-25', '2029-11-25'],
  ['2024-02-29', '2027-03-01'],
])('records of a last visit on %s are kept through %s', (visit, last) => {
  expect(lastDay(careEnd(visit, leastYears))).toBe(last);
});

test.each([
  ['2026-03-31', '2034-03-31'],
  ['2026-04-01', '2035-03-31'],
  ['2026-12-31', '2035-03-31'],
])('a payment of %s is kept through %s, the end of a financial year', (paid, last) => {
  expect(lastDay(bookEnd(indiaInstant(paid, '23:59'), leastYears))).toBe(last);
});

test('consents are kept for a year after the deletion, by India time', () => {
  expect(lastDay(consentEnd(new Date('2026-11-24T19:00:00.000Z')))).toBe('2027-11-25');
});

test('no period is shorter than the law requires, or more than a year longer', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
  const years = fc.integer({ min: 3, max: 30 });
  fc.assert(
    fc.property(day, years, (date, medicalRecordYears) => {
      const settings = { medicalRecordYears, paymentYears: medicalRecordYears };
      const care = daysBetween(date, lastDay(careEnd(date, settings)));
      expect(care).toBeGreaterThanOrEqual(365 * medicalRecordYears);
      expect(care).toBeLessThanOrEqual(366 * medicalRecordYears);
      const books = daysBetween(date, lastDay(bookEnd(indiaInstant(date, '12:00'), settings)));
      expect(books).toBeGreaterThanOrEqual(365 * medicalRecordYears);
      expect(books).toBeLessThanOrEqual(366 * (medicalRecordYears + 1));
    }),
  );
});
