import { expect, it } from 'vitest';
import { greeting, patientsText, todayText } from './greeting.ts';

it.each([
  ['2026-11-24T18:29:00Z', 'Good evening'],
  ['2026-11-24T18:30:00Z', 'Good morning'],
  ['2026-11-24T22:25:00Z', 'Good morning'],
  ['2026-11-25T06:29:00Z', 'Good morning'],
  ['2026-11-25T06:30:00Z', 'Good afternoon'],
  ['2026-11-25T11:29:00Z', 'Good afternoon'],
  ['2026-11-25T11:30:00Z', 'Good evening'],
])('at %s, the greeting matches the time of day in India', (instant, words) => {
  expect(greeting(new Date(instant))).toBe(words);
});

it("the dashboard shows today's date in India", () => {
  expect(todayText(new Date('2026-11-24T19:00:00Z'))).toBe('Wednesday, 25 November.');
});

const patients = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ patientId: `patient-${index}` }));

it('the dashboard spells out patient counts up to twelve', () => {
  expect([0, 1, 5, 12, 13].map((count) => patientsText(patients(count)))).toEqual([
    'No patients today.',
    'One patient today.',
    'Five patients today.',
    'Twelve patients today.',
    '13 patients today.',
  ]);
});

it('the dashboard counts visits if a patient has two, as the list does', () => {
  expect(patientsText([...patients(4), ...patients(1)])).toBe('Five visits today.');
});
