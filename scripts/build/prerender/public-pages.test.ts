import { expect, test } from 'vitest';
import { ananya } from '../../../stories/fixtures/doctors.ts';
import { notesOn, publicPages } from './public-pages.ts';

const siteUrl = 'https://example.org';
const doctorsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...ananya, id: `doctor-${index}` }));
const listIn = (count: number) =>
  publicPages({ doctors: doctorsOf(count), hospitals: [] }).find(({ path }) => path === '/doctors')
    ?.data?.doctors;

test("a page's HTML contains a list of up to 60 doctors; the build leaves out a longer list and prints a note", () => {
  expect(listIn(60)).toHaveLength(60);
  expect(notesOn({ doctors: doctorsOf(60), hospitals: [] }, siteUrl)).toEqual([]);
  expect(listIn(61)).toBeUndefined();
  expect(notesOn({ doctors: doctorsOf(61), hospitals: [] }, siteUrl)).toEqual([
    'Lists of more than 60 doctors or hospitals are not in the HTML: their pages load them.',
  ]);
});

test('each doctor has a page, even if the list of doctors is left out', () => {
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
