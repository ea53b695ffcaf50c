import type { Doctor } from '../../src/contract/doctors.ts';
import type { Hospital } from '../../src/contract/hospitals.ts';
import { withDoctorTitle } from '../../src/domain/names.ts';
import { paths, type Path } from '../../src/pages/paths.ts';
import type { FirstData } from '../../src/state/first-data.ts';
import { ENTRY } from './page-files.ts';
import { aboutDoctor, aboutHospital, aboutTheSite, type SchemaOrg } from './schema-org.ts';

/** Null if the request failed. */
export interface PublicData {
  doctors: Doctor[] | null;
  hospitals: Hospital[] | null;
}

export interface PublicPage {
  path: Path;
  module: string;
  /** The same as the running page sets. */
  title: string;
  /** For search engines and link previews. */
  description: string;
  isForGuests?: boolean;
  data?: FirstData;
  schemaOrg?: SchemaOrg;
}

/** Longer lists make the HTML too heavy. */
const LISTED = 60;

export function publicPages({ doctors, hospitals }: PublicData): PublicPage[] {
  const doctorList = doctors && doctors.length <= LISTED ? { doctors } : {};
  const hospitalList = hospitals && hospitals.length <= LISTED ? { hospitals } : {};
  return [
    {
      path: paths.home(),
      module: ENTRY,
      title: 'Home',
      description:
        'Find a doctor near you, book a visit and send messages, or hire a helper to wait in the hospital queue.',
      schemaOrg: aboutTheSite,
    },
    {
      path: paths.services(),
      module: 'src/pages/ServicesPage.tsx',
      title: 'Services',
      description:
        'What CareSetu does for patients in India: find doctors, book visits, send messages and hire queue helpers.',
    },
    {
      path: paths.aboutUs(),
      module: 'src/pages/AboutPage.tsx',
      title: 'About us',
      description: 'What CareSetu does, how it works and how to contact us.',
    },
    {
      path: paths.terms(),
      module: 'src/pages/TermsPage.tsx',
      title: 'Terms and privacy',
      description: 'The terms of CareSetu, and how we use and store your data.',
    },
    {
      path: paths.findADoctor(),
      module: 'src/pages/FindADoctorPage.tsx',
      title: 'Find a Doctor',
      description: 'Search doctors in India by place, name, specialty or hospital.',
      data: doctorList,
    },
    {
      path: paths.doctors(),
      module: 'src/pages/DoctorsPage.tsx',
      title: 'Doctors',
      description: 'Every doctor on CareSetu, with specialty, experience and reviews.',
      data: doctorList,
    },
    {
      path: paths.search(),
      module: 'src/pages/SearchPage.tsx',
      title: 'Search',
      description: 'Doctors in India by specialty, place, language, price and availability.',
      data: doctorList,
    },
    {
      path: paths.hospitals(),
      module: 'src/pages/HospitalsPage.tsx',
      title: 'Hospitals',
      description: 'Hospitals and clinics with their departments and waiting times.',
      data: hospitalList,
    },
    {
      path: paths.login(),
      module: 'src/pages/LoginPage.tsx',
      title: 'Login',
      description: 'Log in to CareSetu with your mobile number.',
      isForGuests: true,
    },
    {
      path: paths.signup(),
      module: 'src/pages/SignupPage.tsx',
      title: 'Signup',
      description: 'Create an account as a patient or a doctor.',
      isForGuests: true,
    },
    ...(doctors ?? []).map((doctor) => doctorPage(doctor)),
    ...(hospitals ?? []).map((hospital) => hospitalPage(hospital, doctorList)),
  ];
}

/** @param siteUrl null if unknown */
export function notesOn({ doctors, hospitals }: PublicData, siteUrl: string | null): string[] {
  const notes = [];
  if (!doctors || !hospitals) {
    notes.push(
      'The API could not be asked, so doctors and hospitals are not in the HTML of their pages.',
    );
  }
  if (Math.max(doctors?.length ?? 0, hospitals?.length ?? 0) > LISTED) {
    notes.push(
      `Lists of more than ${LISTED} doctors or hospitals are not in the HTML: their pages load them.`,
    );
  }
  if (siteUrl === null) {
    notes.push(
      'SITE_URL is not set, so there is no sitemap, pages do not name their canonical address, and previews elsewhere have no picture.',
    );
  }
  return notes;
}

function doctorPage(doctor: Doctor): PublicPage {
  const name = withDoctorTitle(doctor.name);
  const place = doctor.location ? ` in ${doctor.location.city}` : '';
  return {
    path: paths.doctor(doctor.id),
    module: 'src/pages/DoctorProfilePage.tsx',
    title: name,
    description: `${name}, ${doctor.specialty}${place}, ${doctor.experience} years of experience. See reviews and hours, and book a visit.`,
    data: { doctor },
    schemaOrg: (addressOf) => aboutDoctor(doctor, addressOf),
  };
}

function hospitalPage(hospital: Hospital, doctorList: FirstData): PublicPage {
  return {
    path: paths.hospital(hospital.id),
    module: 'src/pages/HospitalPage.tsx',
    title: hospital.name,
    description: `${hospital.name}, ${hospital.address}. Departments, doctors and waiting times.`,
    data: { hospital, ...doctorList },
    schemaOrg: (addressOf) => aboutHospital(hospital, addressOf),
  };
}
