import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { EarlyPage } from '../../scripts/build/prerender/app-shell.ts';

const file = readFileSync(new URL('../../public/shell.js', import.meta.url), 'utf8');

const table: EarlyPage[] = [
  { path: '^/search$', shell: 'search', files: ['/search.js'], calls: ['/api/find-doctor'] },
  {
    path: '^/appointments/book/([^/]+)$',
    isForUsers: true,
    files: ['/book.js', '/book.css'],
    calls: ['/api/getdoctor/{id}'],
  },
  { path: '^/login$', isLogin: true, files: ['/login.js'], calls: [] },
];

const signedIn = (key: string) => (key === 'user' ? '{}' : null);

function open(pathname: string, getItem: (key: string) => string | null = signedIn) {
  const dataset: Record<string, string> = {};
  const requests: string[] = [];
  const append = ({ rel, href }: HTMLLinkElement) => requests.push(`${rel} ${href}`);
  runInNewContext(file, {
    document: {
      documentElement: { dataset },
      getElementById: () => ({ textContent: JSON.stringify(table) }),
      createElement: () => ({}),
      head: { append },
    },
    localStorage: { getItem },
    location: { pathname },
    fetch: async (url: string) => void requests.push(`fetch ${url}`),
    AbortSignal,
  });
  return { shell: dataset['shell'], requests };
}

test('an address gets its skeleton, its page’s code and its data before the app loads', () => {
  expect(open('/search')).toEqual({
    shell: 'search',
    requests: ['modulepreload /search.js', 'fetch /api/find-doctor'],
  });
  expect(open('/appointments/book/doctor-1')).toEqual({
    shell: undefined,
    requests: ['modulepreload /book.js', 'preload /book.css', 'fetch /api/getdoctor/doctor-1'],
  });
});

test('a guest at a page for users gets the code of the login page', () => {
  const guest = open('/appointments/book/doctor-1', () => null);
  expect(guest.requests).toEqual(['modulepreload /login.js']);
  expect(open('/search', () => null)).toEqual(open('/search'));
});

test('without access to storage, a page for users gets its own code, since only the server knows the user', () => {
  const refused = () => {
    throw new DOMException('No access', 'SecurityError');
  };
  const path = '/appointments/book/doctor-1';
  expect(open(path, refused)).toEqual(open(path));
});

test('an unknown address requests nothing', () => {
  expect(open('/nothing')).toEqual({ shell: undefined, requests: [] });
});
