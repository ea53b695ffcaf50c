import { expect, it } from 'vitest';
import type { Doctor } from '../../contract/doctors.ts';
import { keywordSuggestions } from './keyword-suggestions.ts';

const doctor = (name: string, specialty: string, hospital: string): Doctor => ({
  id: name,
  name,
  specialty,
  bio: '',
  experience: 5,
  profilePicture: null,
  rating: 4.5,
  reviews: [],
  education: [],
  availability: [],
  hospital: { id: hospital, name: hospital, phone: '' },
});

const doctors = [
  doctor('Dr. Ananya Krishnan', 'Cardiology', 'Vasanth Heart Centre'),
  doctor('Dr. Carl D’Souza', 'ENT', 'Setubandh Hospital'),
  doctor('Dr. Suresh Kamath', 'Cardiology', 'Cardinal Hospital'),
];

const labels = (text: string) => keywordSuggestions(doctors, text).map(({ label }) => label);

it('a specialty, doctor or hospital is suggested only once, and only if one of its words starts with the text', () => {
  expect(labels('car')).toEqual(['Cardiology', 'Dr. Carl D’Souza', 'Cardinal Hospital']);
});

it.each([
  ['cardiologist', ['Cardiology']],
  ['kama', ['Dr. Suresh Kamath']],
  ['heart', ['Vasanth Heart Centre']],
  ['rdiology', []],
  ['  ', []],
])('the suggestions for the text %j are %j', (text, expected) =>
  expect(labels(text)).toEqual(expected),
);

it('at most five keywords are suggested', () => {
  const many = Array.from({ length: 9 }, (_, index) => doctor(`Dr. Rao ${index}`, 'ENT', 'Rao'));
  expect(keywordSuggestions(many, 'rao')).toHaveLength(5);
});
