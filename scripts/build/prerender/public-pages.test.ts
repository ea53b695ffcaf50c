import { expect, test } from 'vitest';
import type { PageSource } from '../../../server/site/site-renderer.ts';
import { ananya } from '../../../stories/fixtures/doctors.ts';
import { readPageQuery } from '../page-query.mjs';
import { findRoute, notesOn, pageAt, publicPages } from './public-pages.ts';

const siteUrl = 'https://example.org';
const doctorsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...ananya, id: `doctor-${index}` }));
const listIn = (count: number) =>
  publicPages({ doctors: doctorsOf(count), hospitals: [] }).find(({ path }) => path === '/doctors')
    ?.data?.doctors;

test("a page's HTML includes a list of at most 60 doctors; the build omits a longer list and prints a note", () => {
  expect(listIn(60)).toHaveLength(60);
  expect(notesOn({ doctors: doctorsOf(60), hospitals: [] }, siteUrl)).toEqual([]);
  expect(listIn(61)).toBeUndefined();
  expect(notesOn({ doctors: doctorsOf(61), hospitals: [] }, siteUrl)).toEqual([
    'Lists of more than 60 doctors or hospitals are not in the HTML: their pages load them.',
  ]);
});

test('each doctor has a page, even if the HTML omits the list of doctors', () => {
  const pages = publicPages({ doctors: doctorsOf(200), hospitals: [] });
  expect(pages.filter(({ path }) => path.startsWith('/doctors/'))).toHaveLength(200);
});

test('without the API, the build makes no doctor pages and prints a note', () => {
  const nothing = { doctors: null, hospitals: null };
  expect(publicPages(nothing).some(({ path }) => path.startsWith('/doctors/'))).toBe(false);
  expect(notesOn(nothing, siteUrl)).toHaveLength(1);
});

test('the build prints a note when SITE_URL is not set', () => {
  const [note, ...others] = notesOn({ doctors: [], hospitals: [] }, null);
  expect(note).toMatch(/^SITE_URL is not set, so there is no sitemap/);
  expect(others).toEqual([]);
});

function pageOf(address: string, count: number) {
  const doctors = doctorsOf(count).map((doctor, index) => ({
    ...doctor,
    specialty: index < 3 ? 'Cardiology' : 'Neurology',
  }));
  const source: PageSource = {
    doctors: async () => doctors,
    hospitals: async () => [],
    doctor: async (id) => doctors.find((doctor) => doctor.id === id) ?? null,
    hospital: async () => null,
    picture: async () => null,
  };
  const { pathname, search } = new URL(address, siteUrl);
  const query = readPageQuery(search);
  return pageAt({ path: pathname, query, ...findRoute(pathname) }, source);
}

test('a page rendered on request equals the page from the build', async () => {
  const built = publicPages({ doctors: doctorsOf(1), hospitals: [] });
  for (const path of ['/', '/services', '/login']) {
    const { query, ...page } = (await pageOf(path, 1)) ?? {};
    expect(query).toBe('');
    expect(page).toEqual(built.find((one) => one.path === path));
  }
});

test('a search page contains all doctors if there are few, otherwise only the matching doctors', async () => {
  const idsAt = async (address: string, count: number) =>
    (await pageOf(address, count))?.data?.doctors?.map(({ id }) => id);
  expect(await idsAt('/search?query=cardio', 60)).toHaveLength(60);
  expect(await idsAt('/search?query=cardio', 5000)).toEqual(['doctor-0', 'doctor-1', 'doctor-2']);
  expect(await idsAt('/search?query=neuro', 5000)).toBeUndefined();
  expect(await idsAt('/search', 5000)).toBeUndefined();
});

test('an unknown doctor or hospital has no page', async () => {
  expect(await pageOf('/doctors/doctor-1', 2)).toMatchObject({ path: '/doctors/doctor-1' });
  expect(await pageOf('/doctors/doctor-2', 2)).toBeNull();
  expect(await pageOf('/hospitals/nowhere', 2)).toBeNull();
});

test.each([
  ['/doctors/one', { route: '/doctors/:id', hasHtml: true }],
  ['/search', { route: '/search', hasHtml: true }],
  ['/freelancers', { route: '/freelancers', hasHtml: false }],
  ['/appointments', { route: '/appointments', hasHtml: false }],
  ['/nothing/here', { route: '*', hasHtml: false }],
])('the prerenderer finds the route for %s', (path, route) => {
  expect(findRoute(path)).toEqual(route);
});

test.each([
  ['', ''],
  ['?utm_source=mail&gclid=1', ''],
  ['?query=heart%20doctor&utm_source=mail&sort=fee', 'query=heart+doctor&sort=fee'],
  ['?xquery=a&query=', 'query='],
])('for the query %j, only %j changes the page', (search, query) => {
  expect(readPageQuery(search)).toBe(query);
});
