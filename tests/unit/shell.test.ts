import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { EarlyPages } from '../../scripts/build/prerender/app-shell.ts';

const file = readFileSync(new URL('../../public/shell.js', import.meta.url), 'utf8');

const table: EarlyPages = {
  pages: [
    { path: '^/search$', shell: 'search', files: ['/search.js'], calls: ['/api/find-doctor'] },
    {
      path: '^/appointments/book/([^/]+)$',
      isForUsers: true,
      files: ['/book.js', '/book.css'],
      calls: ['/api/getdoctor/{id}'],
    },
  ],
  loginFiles: ['/login.js'],
};

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
  const refused = () => {
    throw new DOMException('No access', 'SecurityError');
  };
  expect(open('/appointments/book/doctor-1', refused)).toEqual(guest);
  expect(open('/search', () => null)).toEqual(open('/search'));
});

test('an unknown address requests nothing', () => {
  expect(open('/nothing')).toEqual({ shell: undefined, requests: [] });
});
