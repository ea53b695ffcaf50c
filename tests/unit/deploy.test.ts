import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { parse } from 'nginx-conf';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../../src/contract/endpoints.ts';
import { accountsFile } from '../conformance/accounts.ts';

const projectFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(projectFile(path), 'utf8');

interface Directive {
  name: string;
  value: string;
  children: Directive[] | null;
}

/** The directives of an nginx file; throws when it is none. */
function nginx(path: string): Directive[] {
  let directives: Directive[] = [];
  parse(read(path), (error, tree) => {
    if (error || !tree) throw error ?? new Error(`${path} is empty`);
    directives = tree.children ?? [];
  });
  return directives;
}

const valuesOf = (directives: readonly Directive[] | null | undefined, name: string) =>
  (directives ?? []).filter((one) => one.name === name).map(({ value }) => value);

/** The policy of a page by its directives. */
function policyOf(text: string): Record<string, string[]> {
  const parts = text.split(';').map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]));
}

/** What an attacker's script would need, and does not get. */
function expectStrict(policy: Record<string, string[]>): void {
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
  expect(policy['connect-src']).toContain("'self'");
}

const paths = Object.values(endpoints).map(({ path }) => path.replace(/:\w+/g, 'some-id'));
const corePaths = [...paths, '/geocoder/search', '/geocoder/reverse'];

describe('nginx.conf', () => {
  const site = nginx('docs/deploy/nginx.conf');
  const servers = site.filter(({ name }) => name === 'server').map(({ children }) => children);
  const secure = servers.find((server) => valuesOf(server, 'listen').some((v) => /443/.test(v)));
  const locations = (secure ?? []).filter(({ name }) => name === 'location');
  const headers = valuesOf(secure, 'add_header').join('\n');

  /** The location that answers a path, as nginx chooses among prefixes. */
  const locationOf = (path: string) =>
    locations
      .map((location) => ({ ...location, prefix: location.value.replace(/^= /, '') }))
      .filter(({ value, prefix }) =>
        value.startsWith('= ') ? path === prefix : path.startsWith(prefix),
      )
      .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];

  test('sends everybody to https', () => {
    const plain = servers.find((server) => server !== secure);
    expect(valuesOf(plain, 'return')).toEqual(['301 https://$host$request_uri']);
    expect(headers).toContain('Strict-Transport-Security');
  });

  test.each(corePaths)('hands %s to the API', (path) => {
    expect(valuesOf(locationOf(path)?.children, 'proxy_pass')).toEqual(['http://caresetu_api']);
  });

  test('hands the socket over with its upgrade', () => {
    expect(valuesOf(locationOf('/socket.io/')?.children, 'proxy_pass')).toHaveLength(1);
    const proxy = nginx('docs/deploy/caresetu-proxy.conf');
    expect(valuesOf(proxy, 'proxy_set_header')).toEqual(
      expect.arrayContaining(['Upgrade $http_upgrade', 'Connection $caresetu_connection']),
    );
    expect(valuesOf(proxy, 'proxy_cookie_flags')).toEqual(['~ secure']);
  });

  test('answers an unknown address with the app, and a missing file with 404', () => {
    expect(valuesOf(locationOf('/doctors/some-id')?.children, 'try_files')).toEqual([
      '$uri /index.html',
    ]);
    expect(valuesOf(locationOf('/assets/gone.js')?.children, 'try_files')).toEqual(['$uri =404']);
  });

  test('sets a strict policy and other headers on everything', () => {
    const [, policy = ''] = /Content-Security-Policy "([^"]+)" always/.exec(headers) ?? [];
    expectStrict(policyOf(policy));
    expect(headers).toContain('X-Content-Type-Options "nosniff" always');
    // A location with a header of its own would lose these.
    for (const { children } of locations) expect(valuesOf(children, 'add_header')).toEqual([]);
  });

  test('lets hashed files be kept, and nothing else', () => {
    const [map] = site.filter(({ value }) => value.includes('$caresetu_caching'));
    expect(valuesOf(map?.children, '~^/assets/')).toEqual([
      '"public, max-age=31536000, immutable"',
    ]);
    expect(valuesOf(map?.children, 'default')).toEqual(['"no-cache"']);
  });
});

describe('the files for Netlify', () => {
  const rule = z.object({ from: z.string(), to: z.string(), status: z.number() });

  test('set a strict policy, and let hashed files be kept', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [projectFile('docs/deploy/netlify/_headers')],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const of = (path: string) => headers.find((header) => header.for === path)?.values ?? {};
    expectStrict(policyOf(String(of('/*')['Content-Security-Policy'])));
    expect(of('/*')).toHaveProperty('X-Content-Type-Options', 'nosniff');
    expect(of('/assets/*')).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
  });

  test('hand every call to the API and answer everything else with the app', async () => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [projectFile('docs/deploy/netlify/_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const rules = z.array(rule).parse(redirects);
    // The first rule that matches counts.
    const ruleOf = (path: string) =>
      rules.find(({ from }) =>
        from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from,
      );
    for (const path of corePaths) {
      const { from = '', to = '', status } = ruleOf(path) ?? {};
      const target = to.replace(':splat', path.slice(from.length - 1));
      expect(target).toBe(`https://api.example.com${path}`);
      expect(status).toBe(200);
    }
    expect(ruleOf('/doctors/some-id')).toMatchObject({ to: '/index.html', status: 200 });
    expect(ruleOf('/assets/gone.js')).toMatchObject({ status: 404 });
  });
});

describe('real-api.md', () => {
  const text = read('docs/real-api.md');

  test('tells of every call that an API need not have', () => {
    const untold = Object.values(endpoints)
      .filter(({ origin }) => origin === 'extension')
      .map(({ method, path }) => `\`${method} ${path}\``)
      .filter((call) => !text.includes(call));
    expect(untold).toEqual([]);
  });

  test('tells of every setting', () => {
    const settings = read('.env.example').match(/VITE_\w+/g) ?? [];
    for (const setting of settings) expect(text).toContain(`\`${setting}\``);
  });

  test('shows accounts as the kit takes them', () => {
    const [, json = ''] = /```json\n([\s\S]+?)```/.exec(text) ?? [];
    expect(accountsFile.safeParse(JSON.parse(json)).success).toBe(true);
  });

  test('links to files that are there', () => {
    const links = [...text.matchAll(/\]\((?!http|#)([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(() => readFileSync(projectFile(`docs/${link}`))).not.toThrow();
  });
});
