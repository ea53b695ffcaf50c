import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doctorProfile, type Doctor } from '../../contract/doctors.ts';
import { fieldErrors } from '../forms/field-errors.ts';
import {
  applyProfileDraft,
  isSameProfile,
  toProfileDraft,
  profileForm,
  type ProfileDraft,
} from './profile-edit.ts';

const doctor: Doctor = {
  id: 'ananya',
  name: 'Dr. Ananya Krishnan',
  specialty: 'Cardiology',
  bio: 'Heart rhythm.',
  experience: 14,
  profilePicture: '/ananya.svg',
  rating: 4.8,
  reviews: [],
  education: ['MBBS, Bengaluru'],
  availability: [],
  gender: 'female',
  languages: ['English'],
};

const draft = toProfileDraft(doctor);
const words = (change: Partial<ProfileDraft>) => profileForm.parse({ ...draft, ...change });
const errors = (change: Partial<ProfileDraft>) => fieldErrors(profileForm, { ...draft, ...change });

describe('the profile form', () => {
  test("sends an unchanged profile in the API's format", () => {
    expect(words({})).toEqual({
      name: 'Dr. Ananya Krishnan',
      specialty: 'Cardiology',
      bio: 'Heart rhythm.',
      experience: 14,
      education: ['MBBS, Bengaluru'],
      languages: ['English'],
      gender: 'female',
    });
  });

  test('leaves out blank rows and an empty gender', () => {
    const made = words({ education: ['', ' MBBS ', '  '], languages: [''], gender: '' });
    expect(made).toMatchObject({ education: ['MBBS'], languages: [] });
    expect(made.gender).toBeUndefined();
  });

  test("shows the API's message next to each field", () => {
    expect(errors({ name: ' ', bio: 'b'.repeat(1001), education: ['', 'd'.repeat(121)] })).toEqual({
      name: 'Full Name is required',
      bio: 'The bio must be at most 1,000 characters',
      'education.1': 'A degree must be at most 120 characters',
    });
    expect(errors({ bio: 'b'.repeat(1000) })).toEqual({});
  });

  test.each(['', 'many', '-1', '2.5', '81', '1e1', '０'])(
    'rejects %o as years of experience',
    (experience) => {
      expect(errors({ experience })).toEqual({
        experience: 'Experience must be a whole number of years, 0 to 80',
      });
    },
  );

  test('accepts exactly what the API accepts', () => {
    const text = fc.string({ maxLength: 130 });
    const anyDraft = fc.record({
      name: text,
      specialty: text,
      bio: fc.string({ maxLength: 1010 }),
      experience: fc.oneof(fc.integer({ min: -3, max: 90 }).map(String), text),
      education: fc.array(text, { maxLength: 14 }),
      languages: fc.array(text, { maxLength: 14 }),
      gender: fc.constantFrom('male' as const, 'female' as const, 'other' as const, '' as const),
    });
    fc.assert(
      fc.property(anyDraft, (typed) => {
        const { data } = profileForm.safeParse(typed);
        fc.pre(data !== undefined);
        expect(fieldErrors(doctorProfile, { ...data, profilePicture: null })).toEqual({});
      }),
    );
  });
});

describe('a profile preview', () => {
  test('shows the typed values', () => {
    const shown = applyProfileDraft(doctor, {
      ...draft,
      name: 'A. Krishnan',
      experience: '15',
      bio: '',
    });
    expect(shown).toMatchObject({ name: 'A. Krishnan', experience: 15, bio: '', rating: 4.8 });
  });

  test('shows the saved name and experience while the typed values are invalid', () => {
    const shown = applyProfileDraft(doctor, { ...draft, name: ' ', experience: 'x' });
    expect(shown).toMatchObject({ name: doctor.name, experience: 14 });
  });
});

test('a draft counts as unchanged until a field differs from the saved profile', () => {
  expect(isSameProfile(draft, toProfileDraft({ ...doctor, rating: 1 }))).toBe(true);
  expect(isSameProfile(draft, { ...draft, languages: [] })).toBe(false);
});
