import type { Doctor } from '../../../src/contract/doctors.ts';
import type { Hospital } from '../../../src/contract/hospitals.ts';
import { withDoctorTitle } from '../../../src/domain/names.ts';
import { paths, type Path } from '../../../src/pages/paths.ts';
import { routes, type Html, type OpenRoute, type Route } from '../../../src/pages/routes.ts';
import type { FirstData } from '../../../src/state/core/first-data.ts';
import { ENTRY, moduleOf } from './page-files.ts';
import { aboutDoctor, aboutHospital, aboutTheSite, type SchemaOrg } from './schema-org.ts';

/** A list is null if its request failed. */
export interface PublicData {
  doctors: Doctor[] | null;
  hospitals: Hospital[] | null;
}

export interface PublicPage {
  path: Path;
  module: string;
  title: string;
  description: string;
  isForGuests?: boolean;
  data?: FirstData;
  schemaOrg?: SchemaOrg;
}

/** Longer lists make the HTML too heavy. */
const LISTED = 60;

export function publicPages(data: PublicData): PublicPage[] {
  return Object.values<Route>(routes).flatMap((route) =>
    'html' in route && route.html ? pagesOf(route, route.html, data) : [],
  );
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

function pagesOf(route: OpenRoute, html: Html, data: PublicData): PublicPage[] {
  const module = route.page === 'home/HomePage' ? ENTRY : moduleOf(route);
  if (!('each' in html)) {
    return [
      {
        path: route.path,
        module,
        title: html.title,
        description: html.description,
        ...(route.guard === 'guest' && { isForGuests: true }),
        ...(html.list && { data: listIn(data, html.list) }),
        ...(route.path === paths.home() && { schemaOrg: aboutTheSite }),
      },
    ];
  }
  return html.each === 'doctor'
    ? (data.doctors ?? []).map((doctor) => ({ module, ...doctorPage(doctor) }))
    : (data.hospitals ?? []).map((hospital) => ({
        module,
        ...hospitalPage(hospital, listIn(data, 'doctors')),
      }));
}

function listIn(data: PublicData, name: 'doctors' | 'hospitals'): FirstData {
  const list = data[name];
  return list && list.length <= LISTED ? { [name]: list } : {};
}

function doctorPage(doctor: Doctor): Omit<PublicPage, 'module'> {
  const name = withDoctorTitle(doctor.name);
  const place = doctor.location ? ` in ${doctor.location.city}` : '';
  return {
    path: paths.doctor(doctor.id),
    title: name,
    description: `${name}, ${doctor.specialty}${place}, ${doctor.experience} years of experience. See reviews and hours, and book a visit.`,
    data: { doctor },
    schemaOrg: (addressOf) => aboutDoctor(doctor, addressOf),
  };
}

function hospitalPage(hospital: Hospital, doctorList: FirstData): Omit<PublicPage, 'module'> {
  return {
    path: paths.hospital(hospital.id),
    title: hospital.name,
    description: `${hospital.name}, ${hospital.address}. Departments, doctors and waiting times.`,
    data: { hospital, ...doctorList },
    schemaOrg: (addressOf) => aboutHospital(hospital, addressOf),
  };
}
