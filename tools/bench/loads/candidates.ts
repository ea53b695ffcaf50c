import type { Page } from 'playwright';
import type { Candidate } from './load.ts';
import { signIn } from './sign-in.ts';
import type { Sites } from './sites.ts';

export const publicPages = [
  { name: 'home', path: '/' },
  { name: 'doctors', path: '/doctors' },
  { name: 'a doctor', path: '/doctors/doctor-ananya-krishnan' },
  { name: 'login', path: '/login' },
] as const;

export const livePages = {
  home: 'home, from the server',
  search: 'search, from the server',
  doctor: 'a new doctor, from the server',
} as const;

export const savingHome = 'home, with data saver';

/** First visits to addresses without prerendered HTML. */
export const shells = ['search', 'a page for users'] as const;

const wholePage = ['main h1', 'footer'];
/** A static host has no HTML for it: the results appear after the API's response. */
const search = { path: '/search?query=cardio', ready: ['main h2', 'footer'] };

const appointments = { path: '/appointments', ready: ['main h1', 'main li h3'] };

export function candidatesOf(sites: Sites): Candidate[] {
  const { live } = sites;
  return [
    { name: 'static HTML, no script', url: sites.static, ready: ['h1'], isReact: false },
    { name: 'React hello world', url: sites.hello, ready: ['h1'], isReact: true },
    { name: 'React and a data router', url: sites.router, ready: ['h1'], isReact: true },
    ...publicPages.map(({ name, path }) => ({
      name,
      url: `${sites.own}${path}`,
      ready: wholePage,
      isReact: true,
    })),
    {
      name: savingHome,
      url: `${sites.own}/`,
      ready: wholePage,
      isReact: true,
      savesData: true,
    },
    // A guest is sent to the login.
    { name: 'a page for users', url: `${sites.own}/user`, ready: wholePage, isReact: true },
    { name: livePages.home, url: `${live.url}/`, ready: wholePage, isReact: true },
    { name: livePages.search, url: live.url + search.path, ready: search.ready, isReact: true },
    {
      name: livePages.doctor,
      url: `${live.url}/doctors/${live.doctorId}`,
      ready: wholePage,
      isReact: true,
    },
    { name: 'home of the demo', url: `${sites.demo}/`, ready: wholePage, isReact: true },
    ...[
      { site: sites.own, suffix: '' },
      { site: sites.demo, suffix: ' in the demo' },
    ].flatMap(({ site, suffix }) => [
      { name: `search${suffix}`, url: site + search.path, ready: search.ready, isReact: true },
      {
        name: `appointments${suffix}`,
        url: site + appointments.path,
        ready: appointments.ready,
        isReact: true,
        before: (page: Page) => signIn(page, site),
      },
    ]),
  ];
}
