import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../forms/field-errors.ts';
import { addDays } from '../time/india-time.ts';
import { ageOn, toTypedHealthFacts, typedHealthFacts } from './health-facts.ts';

const today = '2026-11-21';
const schema = typedHealthFacts(today);
const typed = (day: string, month: string, year: string) => ({
  dateOfBirth: { day, month, year },
  sex: '' as const,
  allergies: ' Peanuts ',
  medicines: '',
});

describe('typed health facts', () => {
  it('may leave out the date of birth', () => {
    expect(schema.parse(typed('', ' ', ''))).toEqual({ allergies: 'Peanuts', medicines: '' });
  });

  it('accept days and months of one digit', () => {
    expect(schema.parse(typed('9', '2', '1990')).dateOfBirth).toBe('1990-02-09');
  });

  it.each([
    ['a day that does not exist', typed('31', '2', '1990'), /Enter a day/],
    ['a missing month', typed('3', '', '1990'), /Enter a day/],
    ['a year of two digits', typed('3', '4', '90'), /Enter a day/],
    ['tomorrow', typed('22', '11', '2026'), /future/],
    ['a year before 1900', typed('31', '12', '1899'), /1900/],
  ])('refuse %s', (_, values, message) => {
    expect(fieldErrors(schema, values)).toEqual({
      dateOfBirth: expect.stringMatching(message) as string,
    });
  });

  it.each(['female', 'male', 'other'] as const)('keep the sex %s, which can be cleared', (sex) => {
    const facts = { sex, allergies: '', medicines: '' };
    const filled = toTypedHealthFacts(facts);
    expect(schema.parse(filled)).toEqual(facts);
    expect(schema.parse({ ...filled, sex: '' })).toEqual({ allergies: '', medicines: '' });
  });

  it('accept each date from 1900 to today', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 46_345 }), (daysAgo) => {
        const dateOfBirth = addDays(today, -daysAgo);
        const facts = { dateOfBirth, allergies: '', medicines: '' };
        expect(schema.parse(toTypedHealthFacts(facts))).toEqual(facts);
      }),
    );
  });
});

it.each([
  ['2000-11-20', 26],
  ['2000-11-21', 26],
  ['2000-11-22', 25],
  ['2026-11-21', 0],
])('a person born on %s is %i years old', (born, age) => {
  expect(ageOn(born, today)).toBe(age);
});
