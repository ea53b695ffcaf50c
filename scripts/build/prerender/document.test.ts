// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ananya } from '../../../stories/fixtures/doctors.ts';
import { renderDocument, type DocumentOptions } from './document.ts';
import { publicPages, type PublicData } from './public-pages.ts';
import { readTemplate, withFonts } from './template.ts';

const indexHtml = `<!doctype html>
<html lang="en-IN">
  <head>
    <title>CareSetu</title>
    <meta
      name="description"
      content="For every other page."
    />
    <script src="/caresetu/boot.js"></script>
    <script type="module" crossorigin src="/caresetu/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/caresetu/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/caresetu/assets/index-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const manifest = {
  'node_modules/a/eczar-everyday.woff2': { file: 'assets/eczar-1.woff2' },
  'node_modules/b/anek-everyday.woff2': { file: 'assets/anek-1.woff2' },
};
const siteUrl = 'https://example.org/caresetu';
const styles = new Map([
  ['assets/index-1.css', 'body{margin:0}\n'],
  ['assets/Page-1.css', '.a::before{content:"$&"}'],
]);

function made(
  data: PublicData,
  path: string,
  { content = '<h1>A page</h1>', ...more }: Partial<DocumentOptions> & { content?: string } = {},
) {
  const page = publicPages(data).find((one) => one.path === path);
  if (!page) throw new Error(`There is no ${path}`);
  const html = renderDocument({
    template: readTemplate(withFonts(indexHtml, manifest, '/caresetu/')),
    styles,
    page,
    rendered: { head: '', content },
    files: { styles: ['assets/Page-1.css'], scripts: ['assets/Page-1.js'] },
    base: '/caresetu/',
    siteUrl,
    now: Date.UTC(2026, 10, 22),
    ...more,
  });
  const document = new DOMParser().parseFromString(html, 'text/html');
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(name));
  return { html, document, attributes };
}

const nobody: PublicData = { doctors: null, hospitals: null };

test('page URLs include the base path, and the site URL if one is configured', () => {
  const { document, attributes } = made(nobody, '/doctors');
  expect(document.documentElement.dataset).toMatchObject({
    page: '/caresetu/doctors',
    renderedAt: '2026-11-22T00:00:00.000Z',
  });
  expect(attributes('link[rel=canonical]', 'href')).toEqual([`${siteUrl}/doctors`]);
  expect(attributes('meta[property="og:url"]', 'content')).toEqual([`${siteUrl}/doctors`]);
  expect(attributes('meta[property="og:image"]', 'content')).toEqual([
    `${siteUrl}/icons/preview.png`,
  ]);
  expect(attributes('link[data-fonts]', 'href')).toEqual([
    '/caresetu/assets/eczar-1.woff2',
    '/caresetu/assets/anek-1.woff2',
  ]);
  expect(attributes('script[type=module]', 'src')).toEqual(['/caresetu/assets/index-1.js']);
});

test('without a site URL a page has no canonical or og:url link', () => {
  const { attributes } = made(nobody, '/doctors', { siteUrl: null });
  expect(attributes('link[rel=canonical]', 'href')).toEqual([]);
  expect(attributes('meta[property="og:url"]', 'content')).toEqual([]);
});

test("the home page's URL is the base path", () => {
  const { document, attributes } = made(nobody, '/');
  expect(document.documentElement.dataset['page']).toBe('/caresetu/');
  expect(attributes('link[rel=canonical]', 'href')).toEqual([`${siteUrl}/`]);
});

test('pages that are only for guests, such as the login form, are marked in the HTML', () => {
  expect(made(nobody, '/login').document.documentElement.dataset['audience']).toBe('guests');
  expect(made(nobody, '/terms').document.documentElement.dataset).not.toHaveProperty('audience');
});

test("a search page's HTML contains its path and query as data attributes", () => {
  const page = publicPages(nobody).find(({ path }) => path === '/search');
  const html = renderDocument({
    template: readTemplate(indexHtml),
    styles,
    page: {
      ...page,
      path: '/search',
      module: '',
      title: '',
      description: '',
      query: 'query="a"&b',
    },
    rendered: { head: '', content: '<h1>A page</h1>' },
    files: { styles: [], scripts: [] },
    base: '/caresetu/',
    siteUrl,
    now: 0,
  });
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  expect(documentElement.dataset).toMatchObject({ page: '/caresetu/search', query: 'query="a"&b' });
  expect(made(nobody, '/search').document.documentElement.dataset).not.toHaveProperty('query');
});

test('a page has one title and one description', () => {
  const { document, attributes } = made(nobody, '/services');
  expect([...document.querySelectorAll('title')].map((title) => title.textContent)).toEqual([
    'CareSetu | Services',
  ]);
  expect(attributes('meta[name=description]', 'content')).toEqual([
    expect.stringContaining('What CareSetu does'),
  ]);
});

test("a doctor's name is escaped everywhere", () => {
  const name = `Dr. </script><b>"$&'</title>`;
  const { document, attributes } = made(
    { doctors: [{ ...ananya, id: 'one', name, bio: '<!--<script>' }], hospitals: null },
    '/doctors/one',
  );
  expect(document.title).toBe(`CareSetu | ${name}`);
  expect(attributes('meta[property="og:title"]', 'content')).toEqual([`CareSetu | ${name}`]);
  expect(document.querySelector('b')).toBeNull();
  const json = (selector: string) =>
    JSON.parse(document.querySelector(selector)?.textContent ?? 'null');
  expect(json('script[type="application/ld+json"]')).toMatchObject({
    name,
    description: '<!--<script>',
  });
  expect(json('#first-data')).toMatchObject({ doctor: { name } });
  expect(document.querySelector('h1')?.textContent).toBe('A page');
});

test('text that contains a replacement pattern such as $& appears unchanged', () => {
  const { document } = made(nobody, '/terms', { content: "<h1>$& $' $1</h1>" });
  expect(document.querySelector('h1')?.textContent).toBe("$& $' $1");
});

test('styles are inlined, each with a link so that neither Vite nor the browser loads them again', () => {
  const { document, attributes } = made(nobody, '/terms');
  const texts = [...document.querySelectorAll('style')].map((style) => style.textContent);
  expect(texts.slice(1)).toEqual(['body{margin:0}', '.a::before{content:"$&"}']);
  expect(attributes('link[rel=stylesheet][disabled][type="text/inlined"]', 'href')).toEqual([
    '/caresetu/assets/index-1.css',
    '/caresetu/assets/Page-1.css',
  ]);
  expect(document.querySelector('link[rel=stylesheet]:not([disabled])')).toBeNull();
});

test('the build fails when styles are missing or contain a closing style tag', () => {
  expect(() => made(nobody, '/terms', { styles: new Map() })).toThrow('assets/index-1.css');
  const broken = new Map([...styles, ['assets/Page-1.css', 'a{content:"</style>"}']]);
  expect(() => made(nobody, '/terms', { styles: broken })).toThrow('would end');
});

test('scripts come last in the HTML and have low fetch priority', () => {
  const { document, attributes } = made(nobody, '/terms');
  expect(attributes('script[type=module], link[rel=modulepreload]', 'fetchpriority')).toEqual([
    'low',
    'low',
    'low',
  ]);
  expect(document.head.lastElementChild?.getAttribute('href')).toBe('/caresetu/assets/Page-1.js');
});

test('the build fails when the root element in index.html is not empty', () => {
  const template = readTemplate(indexHtml.replace('<div id="root"></div>', ''));
  expect(() => made(nobody, '/terms', { template })).toThrow('no empty root');
});

test('only wide screens load the optional fonts at once', () => {
  const face = (display: string) => `@font-face{font-family:A;font-display:${display}}`;
  const css = `${face('optional')}body{margin:0}${face('swap')}`;
  const { document } = made(nobody, '/terms', {
    styles: new Map([...styles, ['assets/index-1.css', css]]),
  });
  const marked = [...document.querySelectorAll('[data-fonts]')];
  expect(marked.map((tag) => tag.getAttribute('media'))).toEqual(
    Array(3).fill('(min-width: 48rem)'),
  );
  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(sheets.slice(1, 3)).toEqual([face('optional'), `body{margin:0}${face('swap')}`]);
});

test('a page contains the letters of its headings for phones, before the faces that replace them', () => {
  const face = '@font-face{font-family:A;font-display:optional}';
  const { document } = made(nobody, '/terms', {
    styles: new Map([...styles, ['assets/index-1.css', face]]),
  });
  const [first, second] = document.querySelectorAll('style');
  expect(first?.media).toBe('not all and (min-width: 48rem)');
  const [, file = ''] = /url\(data:font\/woff2;base64,(.*?)\)/.exec(first?.textContent ?? '') ?? [];
  const { length } = Buffer.from(file, 'base64');
  expect(length).toBeGreaterThan(5000);
  expect(length).toBeLessThan(7000);
  const early = document.querySelector('link[rel=preload][as=font]');
  expect(early?.getAttribute('href')).toBe(`data:font/woff2;base64,${file}`);
  expect(early?.getAttribute('media')).toBe(first?.media);
  expect(early?.nextElementSibling).toBe(first);
  expect(second?.textContent).toBe(face);
});

test('the build fails when fonts are missing', () => {
  expect(() => withFonts(indexHtml, {}, '/')).toThrow('eczar-everyday');
});
