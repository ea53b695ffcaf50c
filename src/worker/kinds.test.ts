import { describe, expect, it } from 'vitest';
import { scriptsIn, getKind, type Kind } from './kinds.ts';

const site = 'https://care.example/app/';

function kind(path: string, { method = 'GET', mode = 'no-cors' as RequestMode } = {}): Kind {
  return getKind({ url: new URL(path, site).href, method, mode }, site);
}

describe('getKind()', () => {
  it.each<[string, Kind]>([
    ['assets/index-P7hG2eDr.js', 'asset'],
    ['art/hero.avif?x=1', 'picture'],
    ['boot.js', 'asset'],
    ['favicon.svg', 'picture'],
    ['manifest.webmanifest', 'other'],
    ['icons/icon-192.png', 'other'],
    ['api/doctors', 'other'],
    ['api/appointments/meera', 'other'],
    ['openapi.json', 'other'],
    ['/assets/elsewhere.js', 'other'],
    ['https://api.example/assets/index.js', 'other'],
  ])('classifies %s as %s', (path, expected) => {
    expect(kind(path)).toBe(expected);
  });

  it('treats navigations as pages, except those to a backend on the same host', () => {
    const mode = 'navigate';
    expect(kind('', { mode })).toBe('page');
    expect(kind('appointments?status=pending', { mode })).toBe('page');
    expect(kind('api/attachments/1', { mode })).toBe('other');
    expect(kind('https://care.example/another-app', { mode })).toBe('other');
  });

  it('ignores all requests except GET', () => {
    expect(kind('art/hero.avif', { method: 'POST' })).toBe('other');
    expect(kind('api/messages/send/ananya', { method: 'POST' })).toBe('other');
  });
});

it("each of a page's scripts is listed only once", () => {
  const html = `<link rel="modulepreload" href="/app/assets/react-BW_~9.js" />
    <script type="module" src="/app/assets/index-1.js"></script><script src="/app/boot.js"></script>
    <link rel="stylesheet" href="/app/assets/index-1.css" /><i data-x="assets/index-1.css"></i>`;
  expect(scriptsIn(html)).toEqual(['assets/react-BW_~9.js', 'assets/index-1.js']);
});
