import { expect, test } from 'vitest';
import { ananya } from '../../../stories/fixtures/doctors.ts';
import { aboutDoctor, aboutHospital } from './schema-org.ts';

const addressOf = (path: string) => `https://example.org${path}`;
const hospital = {
  id: 'h/1',
  name: 'Vasanth Heart Centre',
  address: '12 Lake Road, Indiranagar',
  phone: '+918045550101',
  rating: 4.5,
  reviews: 12,
  departments: ['Cardiology'],
  waitTime: 20,
  image: '/art/hospitals/0.svg',
  location: { area: 'Indiranagar', city: 'Bengaluru', state: 'Karnataka' },
};

test('a doctor is described as a schema.org Physician affiliated with a hospital, with absolute URLs', () => {
  expect(aboutDoctor(ananya, addressOf)).toMatchObject({
    '@type': 'Physician',
    name: 'Dr. Ananya Krishnan',
    url: 'https://example.org/doctors/doctor-ananya',
    image: 'https://example.org/art/people/ananya.svg',
    address: { addressLocality: 'Bengaluru', addressCountry: 'IN' },
    hospitalAffiliation: {
      '@type': 'Hospital',
      url: 'https://example.org/hospitals/hospital-vasanth',
    },
    aggregateRating: { ratingValue: 4.8, reviewCount: 218 },
  });
});

test('a doctor without reviews has no rating in the structured data, and unknown facts are left out', () => {
  const doctor = { ...ananya, reviews: [], profilePicture: null };
  for (const known of ['hospital', 'location', 'languages', 'reviewCount'] as const) {
    delete doctor[known];
  }
  const about = aboutDoctor(doctor, addressOf);
  for (const word of ['aggregateRating', 'address', 'image', 'telephone', 'hospitalAffiliation']) {
    expect(about).not.toHaveProperty(word);
  }
});

test('a hospital has its street address, and a clinic has the type MedicalClinic', () => {
  expect(aboutHospital(hospital, addressOf)).toMatchObject({
    '@type': 'Hospital',
    url: 'https://example.org/hospitals/h%2F1',
    address: { streetAddress: '12 Lake Road, Indiranagar', addressLocality: 'Bengaluru' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 12, bestRating: 5 },
  });
  const clinic = aboutHospital({ ...hospital, name: 'Asha Clinic', reviews: 0 }, addressOf);
  expect(clinic).toMatchObject({ '@type': 'MedicalClinic' });
  expect(clinic).not.toHaveProperty('aggregateRating');
});
