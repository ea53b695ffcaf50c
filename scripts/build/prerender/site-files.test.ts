// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { publicPages } from './public-pages.ts';
import { robotsTxt } from '../../../server/site/robots.ts';
import { sitemapXml } from './site-files.ts';

test('the sitemap lists every page except the forms for guests, such as login', () => {
  const pages = publicPages({ doctors: null, hospitals: null });
  const xml = sitemapXml('https://example.org/a&b', pages);
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const addresses = [...document.querySelectorAll('url > loc')].map((loc) => loc.textContent);
  const forEveryone = pages.filter(({ isForGuests }) => !isForGuests);
  expect(addresses).toEqual(forEveryone.map(({ path }) => `https://example.org/a&b${path}`));
  expect(addresses).toContain('https://example.org/a&b/doctors');
  expect(addresses).not.toContain('https://example.org/a&b/login');
});

test("robots.txt contains the sitemap's URL if the site URL is known", () => {
  expect(robotsTxt('https://example.org')).toContain(
    '\nSitemap: https://example.org/sitemap.xml\n',
  );
  expect(robotsTxt(null)).toBe('User-agent: *\nAllow: /\n');
});
