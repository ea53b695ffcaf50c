import { expect } from '@playwright/test';
import * as z from 'zod/mini';
import { doctor, hospital, pages, paths } from '../support/html-pages.ts';
import { main } from '../support/steps.ts';
import { test } from '../support/test.ts';

const physician = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Physician'),
  name: z.string().check(z.startsWith('Dr. ')),
  description: z.string().check(z.minLength(20)),
  medicalSpecialty: z.string().check(z.minLength(3)),
  url: z.url(),
  image: z.url(),
  address: z.looseObject({ '@type': z.literal('PostalAddress'), addressCountry: z.literal('IN') }),
  knowsLanguage: z.array(z.string()).check(z.minLength(1)),
  telephone: z.string().check(z.startsWith('+91')),
  hospitalAffiliation: z.looseObject({
    '@type': z.enum(['Hospital', 'MedicalClinic']),
    url: z.url(),
  }),
  aggregateRating: z.looseObject({
    ratingValue: z.number().check(z.maximum(5)),
    reviewCount: z.int().check(z.positive()),
  }),
});
const place = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.enum(['Hospital', 'MedicalClinic']),
  name: z.string().check(z.minLength(3)),
  telephone: z.string().check(z.startsWith('+91')),
  url: z.url(),
  medicalSpecialty: z.array(z.string()).check(z.minLength(1)),
  address: z.looseObject({ addressCountry: z.literal('IN') }),
});
const site = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('WebSite'),
  url: z.url(),
  potentialAction: z.looseObject({ target: z.string().check(z.endsWith('/search?query={words}')) }),
});
const abouts: Partial<Record<string, z.ZodMiniType>> = {
  '/': site,
  [doctor]: physician,
  [hospital]: place,
};

test.describe('a public page with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('hides a doctor’s next free day, because the prerendered day may be out of date', async ({
    page,
  }) => {
    await page.goto(doctor);
    await expect(main(page).getByText('next available')).toBeVisible();
    const day = main(page)
      .getByRole('listitem')
      .filter({ hasText: 'next available' })
      .locator('time');
    await expect(day).toHaveCount(1);
    await expect(day).toBeHidden();
  });

  test('shows its heading and data, and has its own title and description', async ({
    page,
    baseURL,
  }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const [path, [heading, words]] of Object.entries(pages)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(main(page)).toContainText(words);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const contentOf = (name: string) =>
        page
          .locator(`meta[name="${name}"], meta[property="${name}"], link[rel="${name}"]`)
          .evaluate((tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? '');
      const title = await page.title();
      titles.add(title);
      expect(title).toMatch(/^CareSetu \| ./);
      descriptions.add(await contentOf('description'));
      expect(await contentOf('og:title')).toBe(title);
      expect(await contentOf('og:description')).toBe(await contentOf('description'));
      for (const name of ['canonical', 'og:url']) {
        expect(await contentOf(name)).toBe(`${baseURL}${path}`);
      }
      expect(await contentOf('og:type')).toBe(path === doctor ? 'profile' : 'website');
      expect(await contentOf('og:image')).toBe(`${baseURL}/icons/preview.png`);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data).toHaveLength(abouts[path] ? 1 : 0);
      for (const text of data) abouts[path]?.parse(JSON.parse(text));
    }
    expect(titles.size).toBe(paths.length);
    expect(descriptions.size).toBe(paths.length);
  });
});

test('the sitemap lists the public pages, and each has its own HTML', async ({
  request,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${baseURL}/sitemap.xml\n`);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'content-encoding': 'gzip',
  });
  const listed = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
    url.replace(baseURL ?? '', ''),
  );
  const doctors = listed.filter((path) => path.startsWith('/doctors/'));
  const hospitals = listed.filter((path) => path.startsWith('/hospitals/'));
  expect(doctors).toContain(doctor);
  expect(hospitals).toContain(hospital);
  // The sitemap does not list the login and signup forms.
  const others = paths.filter((path) => path !== doctor && path !== hospital);
  expect(listed.toSorted()).toEqual(
    [...others, ...doctors, ...hospitals]
      .filter((path) => path !== '/login' && path !== '/signup')
      .toSorted(),
  );
  for (const path of listed) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`data-page="${path}"`);
  }
});

test('the app is installable', async ({ request }) => {
  const schema = z.object({
    name: z.literal('CareSetu'),
    start_url: z.literal('./'),
    icons: z.array(z.object({ src: z.string() })).check(z.minLength(3)),
  });
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = schema.parse(await answer.json());
  const home = await (await request.get('/')).text();
  expect(home).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  const files = manifest.icons.map(({ src }) => src);
  for (const src of [...files, 'icons/apple-touch-180.png', 'icons/preview.png']) {
    const image = await request.get(`/${src}`);
    expect(image.headers()['content-type']).toMatch(/^image\/(png|svg\+xml)$/);
  }
});

test('each page preloads both fonts on wide screens', async ({ request }) => {
  for (const path of [...paths, '/search']) {
    const html = await (await request.get(path)).text();
    const fonts = [...html.matchAll(/<link rel="preload" as="font" [^>]*? href="(\/.*?)"/g)];
    expect(fonts.map(([, href]) => href?.replace(/-[\w-]{8}\.woff2$/, ''))).toEqual([
      '/assets/eczar-everyday',
      '/assets/anek-everyday',
    ]);
    for (const [tag] of fonts) expect(html).toContain(`${tag} media="(min-width: 48rem)"`);
    for (const [, href = ''] of fonts) expect((await request.get(href)).status()).toBe(200);
  }
});
