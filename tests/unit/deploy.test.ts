import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { parse } from 'nginx-conf';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { pageQuery } from '../../scripts/build/page-query.mjs';
import { headersFile, hostHeaders, nginxHeaders } from '../../scripts/build/security-headers.mjs';
import { demoRedirects } from '../../scripts/build/static-files.mjs';
import { endpoints } from '../../src/contract/endpoints.ts';
import { formatHospitalSearch, formatSearch } from '../../src/domain/doctors/search-address.ts';
import { accountsFile } from '../../tools/conformance/accounts.ts';

const projectFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(projectFile(path), 'utf8');

interface Directive {
  name: string;
  value: string;
  children: Directive[] | null;
}

function nginx(text: string): Directive[] {
  let directives: Directive[] = [];
  parse(text, (error, tree) => {
    if (error || !tree) throw error ?? new Error('There is no directive in it.');
    directives = tree.children ?? [];
  });
  return directives;
}

const valuesOf = (directives: readonly Directive[] | null | undefined, name: string) =>
  (directives ?? []).filter((one) => one.name === name).map(({ value }) => value);

const everything = {
  VITE_API_URL: 'https://api.example.com',
  VITE_SOCKET_URL: 'https://live.example.com',
  VITE_GEOCODER_URL: 'https://geocoder.example.com',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
};

const paths = Object.values(endpoints).map(({ path }) => path.replace(/:\w+/g, 'some-id'));
const corePaths = [...paths, '/geocoder/search', '/geocoder/reverse'];

describe('nginx.conf', () => {
  const site = nginx(read('docs/deploy/nginx.conf'));
  const servers = site.filter(({ name }) => name === 'server').map(({ children }) => children);
  const secure = servers.find((server) => valuesOf(server, 'listen').some((v) => /443/.test(v)));
  const locations = (secure ?? []).filter(({ name }) => name === 'location');

  /** nginx picks an exact match, or else the longest prefix. */
  const locationOf = (path: string) =>
    locations
      .map((location) => ({ ...location, prefix: location.value.replace(/^= /, '') }))
      .filter(({ value, prefix }) =>
        value.startsWith('= ') ? path === prefix : path.startsWith(prefix),
      )
      .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];

  test('redirects http to https', () => {
    const plain = servers.find((server) => server !== secure);
    expect(valuesOf(plain, 'return')).toEqual(['301 https://$host$request_uri']);
  });

  test.each(corePaths)('passes %s to the API', (path) => {
    expect(valuesOf(locationOf(path)?.children, 'proxy_pass')).toEqual(['http://caresetu_api']);
  });

  test('passes WebSocket upgrades to the API', () => {
    expect(valuesOf(locationOf('/socket.io/')?.children, 'proxy_pass')).toHaveLength(1);
    const proxy = nginx(read('docs/deploy/caresetu-proxy.conf'));
    expect(valuesOf(proxy, 'proxy_set_header')).toEqual(
      expect.arrayContaining(['Upgrade $http_upgrade', 'Connection $caresetu_connection']),
    );
    expect(valuesOf(proxy, 'proxy_cookie_flags')).toEqual(['~ secure']);
  });

  test("serves prerendered HTML for pages, the app's HTML for a search, and 404 for a missing file", () => {
    const [html] = site.filter(({ value }) => value.includes('$caresetu_html'));
    expect(html?.children?.map(({ name, value }) => [name, value])).toEqual([
      [`~${pageQuery.source.replace('[?&]', '(^|&)')}`, '.query'],
      ['default', '.html'],
    ]);
    expect(valuesOf(locationOf('/')?.children, 'try_files')).toEqual([
      '/index$caresetu_html /app.html',
    ]);
    expect(valuesOf(locationOf('/doctors/some-id')?.children, 'try_files')).toEqual([
      '$uri $uri$caresetu_html /app.html',
    ]);
    for (const gone of ['/assets/gone.js', '/art/gone.svg'])
      expect(valuesOf(locationOf(gone)?.children, 'try_files')).toEqual(['$uri =404']);
  });

  test('compresses scripts and pages with the measured settings (docs/rendering.md)', () => {
    expect(valuesOf(secure, 'gzip')).toEqual(['on']);
    expect(valuesOf(secure, 'gzip_comp_level')).toEqual(['6']);
    expect(valuesOf(secure, 'gzip_types')[0]?.split(' ')).toContain('text/javascript');
  });

  test('sends the security headers with every response', () => {
    expect(valuesOf(secure, 'include')).toEqual(['/etc/nginx/caresetu-headers.conf']);
    // A location with add_header directives of its own would not inherit these headers.
    for (const { children } of locations) expect(valuesOf(children, 'add_header')).toEqual([]);
    const example = { VITE_API_URL: 'https://app.example.com' };
    expect(read('docs/deploy/caresetu-headers.conf')).toContain(`\n\n${nginxHeaders(example)}`);
  });

  test('quotes the value of each header correctly', () => {
    const sent = valuesOf(nginx(nginxHeaders(everything)), 'add_header').map((line) => {
      const [, name = '', value = ''] = /^(\S+) "(.*)" always$/.exec(line) ?? [];
      return [name, value.replaceAll(String.raw`\"`, '"')];
    });
    expect(Object.fromEntries(sent)).toEqual(hostHeaders(everything));
  });

  test('allows browsers to cache hashed files for a year, artwork for a day, and nothing else', () => {
    const [map] = site.filter(({ value }) => value.includes('$caresetu_caching'));
    expect(valuesOf(map?.children, '~^/assets/')).toEqual([
      '"public, max-age=31536000, immutable"',
    ]);
    expect(valuesOf(map?.children, '~^/art/')).toEqual(['"public, max-age=86400"']);
    expect(valuesOf(map?.children, 'default')).toEqual(['"no-cache"']);
  });
});

describe('prerendered HTML', () => {
  test.each([
    formatSearch({ query: 'a', location: '', gender: '', stories: '', experience: '', sort: '' }),
    formatSearch({ query: '', location: 'a', gender: '', stories: '', experience: '', sort: '' }),
    formatSearch({
      query: '',
      location: '',
      gender: 'male',
      stories: '',
      experience: '',
      sort: '',
    }),
    formatSearch({ query: '', location: '', gender: '', stories: '10', experience: '', sort: '' }),
    formatSearch({ query: '', location: '', gender: '', stories: '', experience: '5', sort: '' }),
    formatSearch({ query: '', location: '', gender: '', stories: '', experience: '', sort: 'fee' }),
    formatHospitalSearch({ query: 'a', department: '', city: '' }),
    formatHospitalSearch({ query: '', department: 'a', city: '' }),
    formatHospitalSearch({ query: '', department: '', city: 'a' }),
    '?utm_source=mail&tab=reviews',
  ])('is not used for the query %s', (query) => {
    expect(query).toMatch(pageQuery);
  });

  test.each(['', '?utm_source=mail&utm_medium=query', '?gclid=1&fbclid=2', '?redirect=%2Faccount'])(
    'is used for the query "%s"',
    (query) => {
      expect(query).not.toMatch(pageQuery);
    },
  );

  test('is hidden by boot.js for the same query parameters, whose names the build inserts', () => {
    expect(read('public/boot.js')).toContain('/^(PAGE_QUERY_NAMES)$/.test(name)');
  });
});

describe('the Netlify files', () => {
  const rule = z.object({ from: z.string(), to: z.string(), status: z.number() });

  test.each(['/', '/caresetu/'])(
    'set the security headers for the base path %s, and enable caching for hashed files but not for the worker',
    async (base) => {
      const folder = mkdtempSync(join(tmpdir(), 'caresetu-headers-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const file = join(folder, '_headers');
      writeFileSync(file, headersFile(everything, base));
      const { headers, errors } = await parseAllHeaders({
        headersFiles: [file],
        configHeaders: [],
        minimal: true,
      });
      expect(errors).toEqual([]);
      expect(headers).toEqual([
        { for: '/*', values: hostHeaders(everything) },
        {
          for: `${base}assets/*`,
          values: { 'Cache-Control': 'public, max-age=31536000, immutable' },
        },
        { for: `${base}art/*`, values: { 'Cache-Control': 'public, max-age=86400' } },
        { for: `${base}service-worker.js`, values: { 'Cache-Control': 'no-cache' } },
      ]);
    },
  );

  async function readRedirects(file: string) {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [file],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const rules = z.array(rule).parse(redirects);
    return (path: string) =>
      rules.find(({ from }) =>
        from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from,
      );
  }

  test.each(['/', '/caresetu/'])(
    'of a demo at the base path %s open the app at any address, and return 404 for a missing file',
    async (base) => {
      const folder = mkdtempSync(join(tmpdir(), 'caresetu-redirects-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const file = join(folder, '_redirects');
      writeFileSync(file, demoRedirects(base));
      const ruleOf = await readRedirects(file);
      for (const page of ['stage', 'doctors/some-id', 'account'])
        expect(ruleOf(base + page)).toMatchObject({ to: `${base}app.html`, status: 200 });
      for (const gone of ['assets/gone.js', 'art/gone.svg', 'api/doctors'])
        expect(ruleOf(base + gone)).toMatchObject({ status: 404 });
    },
  );

  test('send API calls to the API and other paths to the app', async () => {
    const ruleOf = await readRedirects(projectFile('docs/deploy/netlify/_redirects'));
    for (const path of corePaths) {
      const { from = '', to = '', status } = ruleOf(path) ?? {};
      const target = to.replace(':splat', path.slice(from.length - 1));
      expect(target).toBe(`https://api.example.com${path}`);
      expect(status).toBe(200);
    }
    expect(ruleOf('/doctors/some-id')).toMatchObject({ to: '/app.html', status: 200 });
    expect(ruleOf('/assets/gone.js')).toMatchObject({ status: 404 });
    expect(ruleOf('/art/gone.svg')).toMatchObject({ status: 404 });
  });
});

describe('real-api.md', () => {
  const text = read('docs/real-api.md');

  test('lists each optional API call', () => {
    const untold = Object.values(endpoints)
      .filter(({ origin }) => origin === 'extension')
      .map(({ method, path }) => `\`${method} ${path}\``)
      .filter((call) => !text.includes(call));
    expect(untold).toEqual([]);
  });

  test('lists each build setting', () => {
    const settings = read('.env.example').match(/VITE_\w+/g) ?? [];
    for (const setting of settings) expect(text).toContain(`\`${setting}\``);
  });

  test('shows the same headers as the build generates', () => {
    const [, shown = ''] = /```\n(Content-Security-Policy[\s\S]+?)\n```/.exec(text) ?? [];
    const headers = shown.replaceAll('\n  ', ' ').split('\n');
    const sent = Object.entries(hostHeaders({ VITE_API_URL: 'https://api.example.com' }));
    expect(headers).toEqual(sent.map(([name, value]) => `${name}: ${value}`));
  });

  test('shows a valid accounts file', () => {
    const [, json = ''] = /```json\n([\s\S]+?)```/.exec(text) ?? [];
    expect(accountsFile.safeParse(JSON.parse(json)).success).toBe(true);
  });

  test('links to existing files', () => {
    const links = [...text.matchAll(/\]\((?!http|#)([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(() => readFileSync(projectFile(`docs/${link}`))).not.toThrow();
  });
});

test('payments.md lists the Stripe hosts of the Content-Security-Policy', () => {
  const [, shown = ''] = /```\n(script-src[\s\S]+?)\n```/.exec(read('docs/payments.md')) ?? [];
  const policy = hostHeaders(everything)['Content-Security-Policy'];
  const sent = policy?.split('; ').flatMap((directive) => {
    const [name, ...sources] = directive.split(' ');
    const ofStripe = sources.filter((source) => source.includes('stripe.com'));
    return ofStripe.length > 0 ? [[name, ...ofStripe].join(' ')] : [];
  });
  expect(shown.replaceAll('\n', ' ').split('; ').toSorted()).toEqual(sent?.toSorted());
});
