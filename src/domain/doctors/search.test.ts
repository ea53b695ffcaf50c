import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Doctor } from '../../contract/doctors.ts';
import { parseSearch, searchDoctors, SORTS, sortsFor, type DoctorSearch } from './search.ts';
import { formatSearch } from './search-address.ts';

const everything: DoctorSearch = {
  query: '',
  location: '',
  gender: '',
  stories: '',
  experience: '',
  sort: '',
};

const ananya: Doctor = {
  id: 'doctor-ananya',
  name: 'Dr. Ananya Krishnan',
  specialty: 'Cardiology',
  bio: '',
  experience: 14,
  profilePicture: null,
  rating: 4.8,
  reviews: [],
  education: [],
  availability: [],
  gender: 'female',
  hospital: { id: 'hospital-1', name: 'Vasanth Heart Centre', phone: '08040000000' },
  location: { area: 'Indiranagar', city: 'Bengaluru', state: 'Karnataka' },
  ratingPercent: 96,
  patientStories: 218,
};
const raghav: Doctor = {
  ...ananya,
  id: 'doctor-raghav',
  name: 'Dr. Rāghav Menon',
  specialty: 'Neurology',
  experience: 22,
  gender: 'male',
  hospital: undefined,
  location: { area: 'Saraswathipuram', city: 'Mysuru', state: 'Karnataka' },
  ratingPercent: 98,
  patientStories: 60,
};
const newcomer: Doctor = {
  ...ananya,
  id: 'doctor-new',
  name: 'Dr. New',
  location: undefined,
  gender: undefined,
  patientStories: undefined,
  ratingPercent: undefined,
  experience: 5,
};

const finds = (doctor: Doctor, search: Partial<DoctorSearch>) =>
  searchDoctors([doctor], { ...everything, ...search }).length > 0;
const matchesQuery = (doctor: Doctor, query: string) => finds(doctor, { query });
const matchesLocation = (doctor: Doctor, location: string) => finds(doctor, { location });

describe('search keywords', () => {
  it.each([
    'cardio',
    '  ANANYA ',
    'cardiologist',
    'vasanth heart',
    'indiranagar',
    'krishnan cardiology',
    'bangalore',
  ])('find a doctor for the query %j', (query) => expect(matchesQuery(ananya, query)).toBe(true));

  it.each([
    'Krishnan, Ananya',
    'Dr Ananya Krishnan.',
    'Dr. Krishnan',
    'Doctor Ananya',
    'Prof Ananya Krishnan',
    'DR.ANANYA',
    'dr',
    'doctor',
    'An\u200banya\ufeff',
    'vasanth heart-centre',
    '“Cardiology”, Bangalore!',
    'Dr. Ananya Krishnan, MBBS, MD',
    'Ananya 🙏',
    'ananya krishnan, indiranagar, bengaluru, karnataka',
  ])('match in any order, without titles and punctuation: %j', (query) => {
    expect(matchesQuery(ananya, query)).toBe(true);
    expect(matchesQuery({ ...ananya, name: 'Ananya Krishnan' }, query)).toBe(true);
  });

  it.each(['A. K. Rao', 'Dr. A. K. Rao', 'A.K. Rao', 'A.K.Rao', 'AK Rao', 'A K Rao', 'Dr A K Rao'])(
    'match %s with any spelling of the initials',
    (name) => {
      for (const query of ['A. K. Rao', 'A.K. Rao', 'A.K.Rao', 'AK Rao', 'A K Rao', 'rao ak'])
        expect(matchesQuery({ ...ananya, name }, query)).toBe(true);
      expect(matchesQuery({ ...ananya, name }, 'AX Rao')).toBe(false);
    },
  );

  it('match a hospital with "and" or "&"', () => {
    for (const name of ['Heart & Lung Institute', 'Heart and Lung Institute'])
      for (const query of ['Heart and Lung', 'Heart & Lung'])
        expect(matchesQuery({ ...ananya, hospital: { id: 'h', name, phone: '' } }, query)).toBe(
          true,
        );
  });

  it('match a hospital with either apostrophe, or none', () => {
    const hospital = { id: 'h', name: 'Rainbow Children’s Hospital', phone: '' };
    for (const query of ["Children's", 'Children’s', 'childrens'])
      expect(matchesQuery({ ...ananya, hospital }, query)).toBe(true);
  });

  it('match names in Indian scripts by their vowel signs', () => {
    const kumar = { ...ananya, name: 'डॉ. राज़ कुमार' };
    expect(
      ['कुमार', 'राज', 'कुमार राज़', 'डॉ कुमार'].map((query) => matchesQuery(kumar, query)),
    ).toEqual([true, true, true, true]);
    expect(matchesQuery(kumar, 'कमार')).toBe(false);
  });

  it('match nothing by accident if they are names of object properties', () => {
    expect(matchesQuery(ananya, 'constructor')).toBe(false);
    expect(matchesLocation(ananya, '__proto__')).toBe(false);
  });

  it('match names with or without diacritics', () => {
    expect(matchesQuery(raghav, 'raghav')).toBe(true);
    expect(matchesQuery(ananya, 'ánanya')).toBe(true);
  });

  it('must all match the same doctor', () => {
    expect(matchesQuery(ananya, 'ananya neurology')).toBe(false);
  });
});

describe('a symptom', () => {
  const search = (query: string, location = '') =>
    searchDoctors(everyone, { ...everything, query, location }).map(({ id }) => id);
  const painClinic: Doctor = {
    ...ananya,
    id: 'doctor-pain',
    specialty: 'Dermatology',
    ratingPercent: 50,
    hospital: { id: 'h', name: 'Chest Pain Clinic', phone: '' },
  };
  const everyone = [ananya, raghav, newcomer, painClinic];

  it("finds the doctors who treat it, listed after doctors whose data contains the query's words", () => {
    expect(search('chest pain')).toEqual(['doctor-pain', 'doctor-ananya', 'doctor-new']);
    expect(search('seene mein dard')).toEqual(['doctor-ananya', 'doctor-new']);
    expect(search('सिर दर्द')).toEqual(['doctor-raghav']);
    expect(search('brain doctor')).toEqual(['doctor-raghav']);
    expect(search('best doctor for heart')).toEqual(['doctor-ananya', 'doctor-new']);
  });

  it('is narrowed by a place in the query or in the location field', () => {
    expect(search('headache', 'Bengaluru')).toEqual([]);
    expect(search('severe chest pain bangalore')).toEqual(['doctor-ananya']);
    expect(search('severe chest pain')).toEqual(['doctor-ananya', 'doctor-new']);
  });

  it('never hides or demotes a doctor whose data contains its words', () => {
    const texts = fc.constantFrom('chest pain', 'headache', 'rash', 'bukhar', 'knee pain', 'fever');
    const doctors = fc.array(
      fc.record({
        specialty: fc.constantFrom('Cardiology', 'Neurology', 'Dermatology', 'Fever care', 'ENT'),
        hospital: fc.constantFrom('Chest Pain Clinic', 'Rash Centre', 'Knee Pain Home', 'Other'),
        ratingPercent: fc.integer({ min: 0, max: 100 }),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(doctors, texts, (some, query) => {
        const all = some.map(({ hospital, ...fields }, index): Doctor => ({
          ...ananya,
          ...fields,
          id: String(index),
          hospital: { id: 'h', name: hospital, phone: '' },
        }));
        const direct = all.filter(({ specialty, hospital }) => {
          const text = `${specialty} ${hospital?.name}`.toLowerCase();
          return query.split(' ').every((word) => text.includes(word));
        });
        const found = searchDoctors(all, { ...everything, query });
        expect(new Set(found.slice(0, direct.length))).toEqual(new Set(direct));
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

describe('a location', () => {
  it.each([
    'Bengaluru',
    'beng',
    'Bengaluru, Karnataka',
    ' bengaluru\u200b , KARNATAKA. ',
    'bangalore',
    'Indiranagar',
    'Karnataka',
    'HAL, Indiranagar, Bengaluru, Karnataka, 560038, India',
    'HAL, Indiranagar, Karnataka',
    'Indiranagar Bengaluru',
    'indiranagar bangalore',
    'Bengaluru Karnataka',
    'Karnataka, India',
    'Indiranagar Bengaluru, Karnataka India',
  ])('finds a doctor there when it is written as %j', (location) =>
    expect(matchesLocation(ananya, location)).toBe(true),
  );

  it('does not match doctors in other cities of the same state', () => {
    for (const location of [
      'Bengaluru, Karnataka',
      'Bengaluru Karnataka',
      'Mysuru Road, Bengaluru',
    ])
      expect(matchesLocation(raghav, location)).toBe(false);
    expect(matchesLocation(newcomer, 'Bengaluru')).toBe(false);
  });
});

it('the location India finds all doctors', () => {
  expect([ananya, newcomer].map((doctor) => matchesLocation(doctor, 'India'))).toEqual([
    true,
    true,
  ]);
});

describe('the filters', () => {
  const found = (search: Partial<DoctorSearch>) =>
    searchDoctors([ananya, raghav, newcomer], { ...everything, ...search }).map(({ id }) => id);

  it('are off by default, and the best-rated doctor is listed first', () => {
    expect(found({})).toEqual(['doctor-raghav', 'doctor-ananya', 'doctor-new']);
  });

  it('keep only matching doctors', () => {
    expect(found({ stories: '60' })).toEqual(['doctor-raghav', 'doctor-ananya']);
    expect(found({ experience: '15' })).toEqual(['doctor-raghav']);
    expect(found({ gender: 'female' })).toEqual(['doctor-ananya']);
  });
});

describe('the sort order', () => {
  const rupees = (amount: number) => ({ amountMinor: amount * 100, currency: 'INR' as const });
  const anyDoctor = fc.record({
    experience: fc.integer({ min: 0, max: 40 }),
    ratingPercent: fc.integer({ min: 0, max: 100 }),
    fee: fc.option(fc.integer({ min: 100, max: 2000 })),
    day: fc.option(fc.integer({ min: 10, max: 28 })),
  });
  const toDoctor = (
    {
      fee,
      day,
      ...fields
    }: { experience: number; ratingPercent: number; fee: number | null; day: number | null },
    index: number,
  ): Doctor => ({
    ...ananya,
    ...fields,
    id: String(index),
    nextFreeAt: day === null ? null : `2026-11-${day}T04:30:00.000Z`,
    ...(fee !== null && { consultationFees: { min: rupees(fee), max: rupees(fee) } }),
  });
  const keys: Record<(typeof SORTS)[number], (doctor: Doctor) => number> = {
    '': ({ ratingPercent }) => -(ratingPercent ?? 0),
    soonest: ({ nextFreeAt }) => (nextFreeAt ? Date.parse(nextFreeAt) : Infinity),
    fee: ({ consultationFees }) => consultationFees?.min.amountMinor ?? Infinity,
    experience: ({ experience }) => -experience,
  };

  it('never hides a doctor, lists unknown values last and sorts equal values by rating', () => {
    fc.assert(
      fc.property(fc.array(anyDoctor), fc.constantFrom(...SORTS), (some, sort) => {
        const all = some.map(toDoctor);
        const found = searchDoctors(all, { ...everything, sort });
        expect(new Set(found)).toEqual(new Set(all));
        found.slice(1).forEach((doctor, index) => {
          const before = found[index] ?? doctor;
          expect(keys[sort](before)).toBeLessThanOrEqual(keys[sort](doctor));
          if (keys[sort](before) === keys[sort](doctor))
            expect(before.ratingPercent).toBeGreaterThanOrEqual(doctor.ratingPercent ?? 0);
        });
      }),
    );
  });

  it('is offered only if the API returns the values to sort by', () => {
    expect(sortsFor([ananya])).toEqual(['', 'experience']);
    expect(
      sortsFor([
        { ...ananya, nextFreeAt: null },
        toDoctor({ experience: 1, ratingPercent: 1, fee: 300, day: 24 }, 0),
      ]),
    ).toEqual([...SORTS]);
  });
});

describe('a search URL', () => {
  it('begins with the query and the location', () => {
    expect(
      formatSearch({ ...everything, query: ' cardio ', location: 'Bengaluru, Karnataka' }),
    ).toBe('?query=cardio&location=Bengaluru%2C+Karnataka');
  });

  it('ignores a filter with an unknown value', () => {
    expect(parseSearch(new URLSearchParams('gender=x&stories=11&experience='))).toEqual(everything);
  });

  it('restores every search field', () => {
    const searches = fc.record<DoctorSearch>({
      query: fc.string().map((text) => text.trim()),
      location: fc.string().map((text) => text.trim()),
      gender: fc.constantFrom('', 'male', 'female'),
      stories: fc.constantFrom('', '10', '60', '220'),
      experience: fc.constantFrom('', '5', '10', '15', '20'),
      sort: fc.constantFrom(...SORTS),
    });
    fc.assert(
      fc.property(searches, (search) => {
        expect(parseSearch(new URLSearchParams(formatSearch(search)))).toEqual(search);
      }),
    );
  });
});
