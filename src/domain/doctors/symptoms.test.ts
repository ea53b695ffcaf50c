import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPractitioners } from './specialties.ts';
import { bodyParts, matchSymptoms, symptoms } from './symptoms.ts';

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

  it.each([
    ['skin doctor', 'Dermatology'],
    ['Skin Specialist', 'Dermatology'],
    ['skin ka doctor', 'Dermatology'],
    ['best doctor for skin in pune', 'Dermatology'],
    ['त्वचा के डॉक्टर', 'Dermatology'],
    ['चर्म रोग विशेषज्ञ', 'Dermatology'],
    ['heart specialists', 'Cardiology'],
    ['dil ke daktar', 'Cardiology'],
    ['brain surgeon', 'Neurology'],
    ['haddi wale doctor', 'Orthopedics'],
    ['हड्डी का डॉक्टर', 'Orthopedics'],
    ['bone doctor', 'Orthopedics'],
    ['ear, nose & throat doctor', 'ENT'],
    ["children's doctor", 'Pediatrics'],
    ['bachchon ke doctor', 'Pediatrics'],
    ['baccho ka doctor', 'Pediatrics'],
    ['बच्चों के डॉक्टर', 'Pediatrics'],
    ['stomach doctor', 'General Medicine'],
    ['sugar specialist', 'General Medicine'],
    ['eye doctor', 'Ophthalmology'],
    ['sugar', 'General Medicine'],
    ['शुगर', 'General Medicine'],
    ['BP', 'General Medicine'],
    ["can't breathe", 'Cardiology'],
    ['can’t breathe', 'Cardiology'],
    ['chest\u200b pain', 'Cardiology'],
    ['paediatrician', 'Pediatrics'],
  ])('lead from "%s" to %s', (query, specialty) => {
    expect(matchSymptoms(query)?.specialties[0]).toBe(specialty);
  });

  it('include each body part with a word for a doctor', () => {
    const parts = bodyParts.flatMap(({ specialties, phrases: names }) =>
      names.map((part) => ({ part, specialties })),
    );
    const forms = fc.constantFrom(
      (part: string) => `${part} doctor`,
      (part: string) => `${part} ke liye Dr.`,
      (part: string) => `${part} ka doctor`,
      (part: string) => `a specialist for ${part}`,
    );
    fc.assert(
      fc.property(fc.constantFrom(...parts), forms, ({ part, specialties }, write) => {
        expect(matchSymptoms(write(part))?.specialties).toEqual(
          expect.arrayContaining([...specialties]),
        );
      }),
    );
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

  it.each([
    '',
    'cardiology',
    'Dr. Krishnan',
    'crash',
    'feverish',
    'heart',
    'Noor Skin Clinic',
    'Dr. Skinner',
  ])('are not found in "%s"', (query) => expect(matchSymptoms(query)).toBeNull());

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
  expect(['Cardiology', 'ENT', 'Orthopedics', 'A new specialty'].map(formatPractitioners)).toEqual([
    'cardiologists',
    'ENT specialists',
    'orthopedic surgeons',
    'A new specialty doctors',
  ]);
});
