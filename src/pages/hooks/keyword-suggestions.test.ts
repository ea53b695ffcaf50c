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

it('suggests each specialty, doctor or hospital only once if one of its words starts with the text', () => {
  expect(labels('car')).toEqual(['Cardiology', 'Dr. Carl D’Souza', 'Cardinal Hospital']);
});

it.each([
  ['cardiologist', ['Cardiology']],
  ['kama', ['Dr. Suresh Kamath']],
  ['heart', ['Vasanth Heart Centre']],
  ['rdiology', []],
  ['  ', []],
])('for the text %j suggests %j', (text, expected) => expect(labels(text)).toEqual(expected));

it('suggests at most five keywords', () => {
  const many = Array.from({ length: 9 }, (_, index) => doctor(`Dr. Rao ${index}`, 'ENT', 'Rao'));
  expect(keywordSuggestions(many, 'rao')).toHaveLength(5);
});
