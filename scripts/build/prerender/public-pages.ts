import { matchPath } from 'react-router-dom';
import type { PageAddress, PageSource } from '../../../server/site/site-renderer.ts';
import type { Doctor } from '../../../src/contract/doctors.ts';
import type { Hospital } from '../../../src/contract/hospitals.ts';
import { parseSearch, searchDoctors } from '../../../src/domain/doctors/search.ts';
import { withDoctorTitle } from '../../../src/domain/names.ts';
import { paths, type Path } from '../../../src/pages/paths.ts';
import {
  routes,
  type Html,
  type HtmlPage,
  type OpenRoute,
  type Route,
} from '../../../src/pages/routes.ts';
import type { FirstData } from '../../../src/state/core/first-data.ts';
import { ENTRY, moduleOf } from './page-files.ts';
import { aboutDoctor, aboutHospital, aboutTheSite, type SchemaOrg } from './schema-org.ts';

/** Null if the request for the list failed. */
export interface PublicData {
  doctors: Doctor[] | null;
  hospitals: Hospital[] | null;
}

export interface PublicPage {
  path: Path;
  query?: string;
  module: string;
  title: string;
  description: string;
  isForGuests?: boolean;
  data?: FirstData;
  schemaOrg?: SchemaOrg;
}

/** Longer lists are left out. */
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
      'The API does not answer, so doctors and hospitals are not in the HTML of their pages. A server with --app adds them on request.',
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

/** @param path without the base path */
export function findRoute(path: string): Pick<PageAddress, 'route' | 'hasHtml'> {
  const route = Object.values<Route>(routes).find((one) => matchPath(one.path, path));
  if (!route) return { route: '*', hasHtml: false };
  return { route: route.path, hasHtml: 'html' in route && route.html !== undefined };
}

/**
 * Returns null if the page's doctor or hospital is unknown.
 * @throws {Error} when the address has no HTML
 */
export async function pageAt(
  { path, query, route: pattern }: PageAddress,
  source: PageSource,
): Promise<PublicPage | null> {
  const route = Object.values<Route>(routes).find((one) => one.path === pattern);
  if (!route || !('html' in route) || !route.html) throw new Error(`${pattern} has no HTML`);
  const { html } = route;
  const { id = '' } = matchPath(route.path, path)?.params ?? {};
  const page =
    'each' in html
      ? await itemPage(route, html.each, id, source)
      : singlePage(route, html, await loadList(route, html, query, source));
  return page && { ...page, query };
}

function pagesOf(route: OpenRoute, html: Html, data: PublicData): PublicPage[] {
  if (!('each' in html)) return [singlePage(route, html, html.list && listIn(data, html.list))];
  const module = moduleOf(route);
  return html.each === 'doctor'
    ? (data.doctors ?? []).map((doctor) => ({ module, ...doctorPage(doctor) }))
    : (data.hospitals ?? []).map((hospital) => ({
        module,
        ...hospitalPage(hospital, listIn(data, 'doctors')),
      }));
}

function singlePage(route: OpenRoute, html: HtmlPage, data?: FirstData): PublicPage {
  return {
    path: route.path,
    module: route.page === 'home/HomePage' ? ENTRY : moduleOf(route),
    title: html.title,
    description: html.description,
    ...(route.guard === 'guest' && { isForGuests: true }),
    ...(data && { data }),
    ...(route.path === paths.home() && { schemaOrg: aboutTheSite }),
  };
}

async function itemPage(
  route: OpenRoute,
  kind: 'doctor' | 'hospital',
  id: string,
  source: PageSource,
): Promise<PublicPage | null> {
  const module = moduleOf(route);
  if (kind === 'doctor') {
    const doctor = await source.doctor(id);
    return doctor && { module, ...doctorPage(doctor) };
  }
  const hospital = await source.hospital(id);
  if (!hospital) return null;
  return { module, ...hospitalPage(hospital, shortList('doctors', await source.doctors())) };
}

async function loadList(
  route: OpenRoute,
  { list }: HtmlPage,
  query: string,
  source: PageSource,
): Promise<FirstData | undefined> {
  if (list === 'hospitals') return shortList('hospitals', await source.hospitals());
  if (list !== 'doctors') return undefined;
  const doctors = await source.doctors();
  const isSearch = route.path === routes.search.path && query !== '';
  if (!isSearch || doctors.length <= LISTED) return shortList('doctors', doctors);
  return shortList('doctors', searchDoctors(doctors, parseSearch(new URLSearchParams(query))));
}

function listIn(data: PublicData, name: 'doctors' | 'hospitals'): FirstData {
  return shortList(name, data[name]);
}

function shortList(name: 'doctors' | 'hospitals', list: Doctor[] | Hospital[] | null): FirstData {
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
