import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPractitioners } from './specialties.ts';
import { matchSymptoms, symptoms } from './symptoms.ts';

const phrases = symptoms.flatMap((symptom) =>
  symptom.phrases.map((phrase) => ({ phrase, ...symptom })),
);

describe('symptoms in a query', () => {
  it.each(phrases)('are found in the phrase "$phrase"', ({ phrase, specialties, isUrgent }) => {
    const match = matchSymptoms(phrase);
    expect(match?.specialties).toEqual(specialties);
    expect(match?.isUrgent).toBe(isUrgent ?? false);
    expect(match?.rest).toEqual([]);
  });

  it('have no phrases in common', () => {
    expect(new Set(phrases.map(({ phrase }) => phrase)).size).toBe(phrases.length);
  });

  it.each([
    ['CHEST-PAIN!', 'Cardiology'],
    ['mujhe seene mein dard hai', 'Cardiology'],
    ['seene mai dard', 'Cardiology'],
    ['  Skin   Rash ', 'Dermatology'],
    ['बुख़ार', 'General Medicine'],
  ])('are found in "%s"', (query, specialty) => {
    expect(matchSymptoms(query)?.specialties[0]).toBe(specialty);
  });

  it("are matched by the longest phrase: a child's fever leads to a pediatrician", () => {
    expect(matchSymptoms('bacche ko bukhar')?.specialties).toEqual(['Pediatrics']);
  });

  it('are converted to specialties, and the remaining words are kept', () => {
    expect(matchSymptoms('ear pain and knee pain in Pune')).toEqual({
      specialties: ['Orthopedics', 'ENT'],
      isUrgent: false,
      rest: ['and', 'in', 'pune'],
    });
  });

  it.each(['', 'cardiology', 'Dr. Krishnan', 'crash', 'feverish', 'heart', 'Noor Skin Clinic'])(
    'are not found in "%s"',
    (query) => expect(matchSymptoms(query)).toBeNull(),
  );

  it('are found regardless of the words around them', () => {
    const other = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/);
    fc.assert(
      fc.property(
        other,
        fc.constantFrom(...phrases),
        other,
        (before, { phrase, isUrgent }, after) => {
          const match = matchSymptoms(`${before} ${phrase}, ${after}`);
          expect(match).not.toBeNull();
          if (isUrgent) expect(match?.isUrgent).toBe(true);
        },
      ),
    );
  });
});

it("a specialty's doctors have a plural name", () => {
  expect(['Cardiology', 'ENT', 'Orthopedics', 'Pulmonology'].map(formatPractitioners)).toEqual([
    'cardiologists',
    'ENT specialists',
    'orthopedic surgeons',
    'Pulmonology doctors',
  ]);
});
