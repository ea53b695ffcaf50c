import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { routes, type Route } from '../../../src/pages/routes.ts';
import { earlyPages } from './app-shell.ts';
import { moduleOf } from './page-files.ts';

const names = Object.values<Route>(routes).map(({ page }) => page.split('/')[1]);

const manifest: Manifest = {
  'index.html': { file: 'index.js' },
  '_plain-Bk7Q_PlE.js': { file: 'plain.js', css: ['shared.css'] },
  '_shared-DoNTEf8i.js': { file: 'shared.js' },
  '_server-data-C-dYQXJB.js': { file: 'server-data.js' },
  ...Object.fromEntries(
    Object.values<Route>(routes).map((route, index) => [
      moduleOf(route),
      {
        file: `${names[index]}.js`,
        css: [`${names[index]}.css`],
        imports: ['_shared-DoNTEf8i.js', '_server-data-C-dYQXJB.js'],
      },
    ]),
  ),
};

const build = { manifest, base: '/care/', isDemo: false, apiUrl: 'https://api.example' };

function pageAt(address: string, options: Partial<typeof build> = {}) {
  const found = earlyPages({ ...build, ...options }).find(({ path }) =>
    new RegExp(path).test(address),
  );
  if (!found) return null;
  const { path: _, ...rest } = found;
  return rest;
}

test('an address names the files and the public calls of its page', () => {
  expect(pageAt('/care/search')).toEqual({
    shell: 'search',
    files: ['/care/SearchPage.js'],
    calls: ['https://api.example/api/find-doctor'],
  });
  expect(pageAt('/care/doctors/doctor-1')).toMatchObject({
    shell: 'doctor',
    calls: ['https://api.example/api/get-doctor-profile?id={id}'],
  });
});

test('the styles of a page for users, which has only the common skeleton, load early, too', () => {
  expect(pageAt('/care/appointments/book/doctor-1')).toEqual({
    isForUsers: true,
    files: ['/care/BookingPage.js', '/care/BookingPage.css'],
    calls: ['https://api.example/api/getdoctor/{id}'],
  });
  expect(pageAt('/care/messages')).toEqual(pageAt('/care/messages/doctor-1'));
});

test('styles that app.html contains do not load again', () => {
  const file = moduleOf(routes.booking);
  const shared: Manifest = {
    ...manifest,
    [file]: { file: 'BookingPage.js', css: ['SearchPage.css', 'own.css'] },
  };
  expect(pageAt('/care/appointments/book/doctor-1', { manifest: shared })?.files).toEqual([
    '/care/BookingPage.js',
    '/care/own.css',
  ]);
});

test('a guest at a page for users gets the files of the login page', () => {
  expect(earlyPages(build).filter(({ isLogin }) => isLogin)).toEqual([
    {
      path: '^/care/login$',
      isLogin: true,
      files: ['/care/LoginPage.js', '/care/LoginPage.css'],
      calls: [],
    },
  ]);
  expect(pageAt('/care/signup')).toBeNull();
  expect(pageAt('/care/verify-otp')).not.toHaveProperty('isForUsers');
});

test('the demo sends no early calls', () => {
  expect(pageAt('/care/search', { isDemo: true })).toMatchObject({ calls: [] });
});

test('an address that always has HTML, and an unknown address, have no early files', () => {
  expect(pageAt('/care/about-us')).toBeNull();
  expect(pageAt('/care/nothing')).toBeNull();
  expect(pageAt('/search')).toBeNull();
});
