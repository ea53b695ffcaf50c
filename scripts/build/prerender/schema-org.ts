import type { Doctor } from '../../../src/contract/doctors.ts';
import type { Hospital } from '../../../src/contract/hospitals.ts';
import { findContact } from '../../../src/domain/doctors/practice.ts';
import { withDoctorTitle } from '../../../src/domain/names.ts';
import { paths } from '../../../src/pages/paths.ts';

/** @param addressOf the absolute URL of an app path or a file */
export type SchemaOrg = (addressOf: PageAddress) => Record<string, unknown>;

type PageAddress = (path: string) => string;

const CONTEXT = 'https://schema.org';

export const aboutTheSite: SchemaOrg = (addressOf) => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: 'CareSetu',
  url: addressOf(paths.home()),
  potentialAction: {
    '@type': 'SearchAction',
    target: `${addressOf('/search')}?query={words}`,
    'query-input': 'required name=words',
  },
});

export function aboutDoctor(doctor: Doctor, addressOf: PageAddress): Record<string, unknown> {
  const { hospital } = doctor;
  const contact = findContact(doctor);
  const ratings = doctor.reviewCount ?? doctor.reviews.length;
  return {
    '@context': CONTEXT,
    '@type': 'Physician',
    name: withDoctorTitle(doctor.name),
    description: doctor.bio,
    medicalSpecialty: doctor.specialty,
    url: addressOf(paths.doctor(doctor.id)),
    ...(doctor.profilePicture && { image: addressOf(doctor.profilePicture) }),
    ...(doctor.location && { address: postalAddress(doctor.location, doctor.address) }),
    ...(doctor.languages && { knowsLanguage: doctor.languages }),
    ...(contact && { telephone: contact.phone }),
    ...(hospital && {
      hospitalAffiliation: {
        '@type': placeType(hospital.name),
        name: hospital.name,
        telephone: hospital.phone,
        url: addressOf(paths.hospital(hospital.id)),
      },
    }),
    ...aggregateRating(doctor.rating, ratings),
  };
}

export function aboutHospital(hospital: Hospital, addressOf: PageAddress): Record<string, unknown> {
  return {
    '@context': CONTEXT,
    '@type': placeType(hospital.name),
    name: hospital.name,
    telephone: hospital.phone,
    url: addressOf(paths.hospital(hospital.id)),
    medicalSpecialty: hospital.departments,
    address: hospital.location
      ? { ...postalAddress(hospital.location), streetAddress: hospital.address }
      : hospital.address,
    ...(hospital.image && { image: addressOf(hospital.image) }),
    ...aggregateRating(hospital.rating, hospital.reviews),
  };
}

function placeType(name: string): 'MedicalClinic' | 'Hospital' {
  return /\bclinic\b/i.test(name) ? 'MedicalClinic' : 'Hospital';
}

function postalAddress({ area, city, state }: NonNullable<Doctor['location']>, street?: string) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street ? `${street}, ${area}` : area,
    addressLocality: city,
    addressRegion: state,
    addressCountry: 'IN',
  };
}

function aggregateRating(ratingValue: number, reviewCount: number) {
  return reviewCount > 0
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5 } }
    : {};
}
