import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { User } from '../../src/contract/auth.ts';
import { doctor } from '../../src/contract/doctors.ts';
import {
  EXPERIENCE_FILTERS,
  GENDER_FILTERS,
  parseSearch,
  searchDoctors,
  STORIES_FILTERS,
} from '../../src/domain/doctors/search.ts';
import { specialties } from '../../src/domain/doctors/specialties.ts';
import { browserPasswords } from '../handlers/core/passwords.ts';
import { collectionNames, recordSchemas } from '../store/records.ts';
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts';
import { createSeed } from './seed.ts';

const today = '2026-11-21';
const seed = createSeed(today);

const counted = (values: readonly string[]) => new Set(values).size;

describe('the demo’s users', () => {
  it('match the store’s schemas', () => {
    const kept = collectionNames.filter((name) => name in seed);
    expect(kept).toEqual([
      'accounts',
      'doctors',
      'hospitals',
      'appointments',
      'medicalRecords',
      'sharings',
      'healthFacts',
      'freelancers',
      'queueBookings',
      'payments',
      'pictures',
      'conversations',
      'messages',
      'consents',
      'deliveries',
    ]);
    expect(z.array(recordSchemas.accounts).parse(seed.accounts)).toEqual(seed.accounts);
    expect(z.array(recordSchemas.appointments).parse(seed.appointments)).toEqual(seed.appointments);
  });

  it.each(seed.doctors)('$name matches the API’s schema', (record) => {
    expect(doctor.parse(record)).toEqual(record);
    expect(record.name).toMatch(/^Dr\. /);
    expect(specialties.map(({ name }) => name)).toContain(record.specialty);
    expect(record.rating).toBeGreaterThanOrEqual(4.5);
    expect(record.rating).toBeLessThanOrEqual(4.9);
    expect(record.reviews.length).toBeGreaterThanOrEqual(3);
    expect(record.reviews.length).toBeLessThanOrEqual(6);
    expect(record.reviews.every(({ date }) => date < today)).toBe(true);
    expect(record.education.length).toBeGreaterThan(0);
    expect(record.registration, 'its row in doctors/registrations.ts').toBeDefined();
    expect(record.languages).toContain('English');
    expect(record.consultationFees?.min.currency).toBe('INR');
    expect(record.consultationFees?.max.amountMinor).toBeGreaterThan(
      record.consultationFees?.min.amountMinor ?? Infinity,
    );
  });

  it('include enough doctors in all cities, hospitals and specialties', () => {
    expect(seed.doctors.length).toBeGreaterThanOrEqual(24);
    expect(counted(seed.doctors.map(({ location }) => location?.city ?? ''))).toBe(8);
    expect(counted(seed.doctors.map(({ hospital }) => hospital?.id ?? ''))).toBeGreaterThan(11);
    const missing = specialties.filter(
      ({ name }) => !seed.doctors.some(({ specialty }) => specialty === name),
    );
    expect(missing.map(({ name }) => `${name}: no doctor`)).toEqual([]);
  });

  it('have unique ids, phone numbers, doctor names and reviews', () => {
    const { accounts, doctors } = seed;
    const reviews = doctors.flatMap((record) => record.reviews);
    expect(counted(accounts.map(({ id }) => id))).toBe(accounts.length);
    expect(counted(accounts.map(({ phone }) => phone))).toBe(accounts.length);
    expect(counted(doctors.map(({ name }) => name))).toBe(doctors.length);
    expect(counted(reviews.map(({ id }) => id))).toBe(reviews.length);
    expect(counted(reviews.map(({ comment }) => comment))).toBe(reviews.length);
  });

  it('include an account for every doctor, with the doctor’s id, name and picture', () => {
    const ofDoctors = seed.accounts.filter(({ role }) => role === 'doctor');
    const card = ({ id, name, profilePicture }: Omit<User, 'role'>) => [id, name, profilePicture];
    expect(ofDoctors.map(card)).toEqual(seed.doctors.map(card));
  });

  it('include the accounts that the demo offers for login', () => {
    for (const account of demoAccounts) {
      expect(seed.accounts).toContainEqual(expect.objectContaining(account));
    }
  });

  it('can all log in with the demo password', async () => {
    const hashes = [...new Set(seed.accounts.map(({ passwordHash }) => passwordHash))];
    const verified = await Promise.all(
      hashes.map((hash) => browserPasswords().verify(DEMO_PASSWORD, hash)),
    );
    expect(verified).not.toContain(false);
  });
});

describe('searching the demo', () => {
  const any = parseSearch(new URLSearchParams());
  const found = (search: Partial<typeof any>) => searchDoctors(seed.doctors, { ...any, ...search });

  const filters = [
    ...GENDER_FILTERS.map(({ value }) => ({ gender: value })),
    ...STORIES_FILTERS.map((stories) => ({ stories })),
    ...EXPERIENCE_FILTERS.map((experience) => ({ experience })),
  ];

  it.each(filters)('finds some but not all doctors with %o', (filter) => {
    const count = found(filter).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(seed.doctors.length);
  });

  it('finds general physicians first for ‘bukhar’ (fever in Hindi)', () => {
    const [first, second] = found({ query: 'bukhar' });
    expect([first?.specialty, second?.specialty]).toEqual(['General Medicine', 'General Medicine']);
  });

  it('finds several cardiologists in Bengaluru, and only one with a filter', () => {
    const cardiologists = { query: 'cardio', location: 'Bengaluru, Karnataka' };
    expect(found(cardiologists).length).toBeGreaterThan(1);
    expect(found({ ...cardiologists, stories: '60' })).toHaveLength(1);
  });
});

describe('the demo accounts’ visits', () => {
  const visits = (filter: Partial<(typeof seed.appointments)[number]>) =>
    seed.appointments.filter((visit) =>
      Object.entries(filter).every(([field, value]) => Reflect.get(visit, field) === value),
    );
  const meera = 'patient-meera-nair';
  const ananya = 'doctor-ananya-krishnan';

  it.each(['pending', 'scheduled', 'completed', 'cancelled'] as const)(
    'include a %s visit for Meera Nair',
    (status) => {
      expect(visits({ patientId: meera, status })).not.toHaveLength(0);
    },
  );

  it('include past visits of Meera Nair with three doctors, and an upcoming visit', () => {
    const completed = visits({ patientId: meera, status: 'completed' });
    expect(counted(completed.map(({ doctorId }) => doctorId))).toBeGreaterThanOrEqual(3);
    const scheduled = visits({ patientId: meera, status: 'scheduled' });
    expect(scheduled.every(({ date }) => date > today)).toBe(true);
  });

  it('give Dr. Ananya Krishnan a busy day, pending requests and recent patients', () => {
    expect(visits({ doctorId: ananya, date: today, status: 'scheduled' })).toHaveLength(6);
    expect(visits({ doctorId: ananya, status: 'pending' }).length).toBeGreaterThanOrEqual(3);
    const completed = visits({ doctorId: ananya, status: 'completed' });
    expect(counted(completed.map(({ patientId }) => patientId))).toBeGreaterThanOrEqual(5);
  });

  it('leave Dr. Ananya Krishnan available on all seven days of the week', () => {
    const availability = seed.doctors.find(({ id }) => id === ananya)?.availability ?? [];
    expect(counted(availability.map(({ day }) => day))).toBe(7);
  });
});

it('two seeds created for the same day are equal', () => {
  expect(createSeed(today)).toEqual(seed);
});
