import { describe, expect, test } from 'vitest';
import { hostHeaders, securityHeaders } from '../../scripts/build/security-headers.mjs';
import { readConfig } from '../../src/config.ts';

type Settings = Record<string, string>;

const api = { VITE_API_URL: 'https://api.example.com/v1' };
const key = { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };

function policyOf(settings: Settings): Record<string, string[]> {
  const text = securityHeaders(settings)['Content-Security-Policy'] ?? '';
  const directives = text.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

describe.each<[string, Settings]>([
  ['the demo', {}],
  ['the demo with blank settings', { VITE_API_URL: '', VITE_SOCKET_URL: '' }],
  ['an API', api],
  ['an API on this machine', { VITE_API_URL: 'http://localhost:5003' }],
  ['an API with a realtime server', { ...api, VITE_SOCKET_URL: 'https://live.example.com' }],
  ['an API with a geocoder', { ...api, VITE_GEOCODER_URL: 'https://geo.example/nominatim' }],
  ['the demo with a geocoder', { VITE_GEOCODER_URL: 'https://geo.example/nominatim' }],
])('a build for %s', (_, settings) => {
  const policy = policyOf(settings);
  const site = 'https://app.example.com';

  test('allows connections only to its configured servers', () => {
    const { apiUrl, socketUrl, geocoderUrl } = readConfig(settings, site);
    const socket = new URL(socketUrl).origin;
    const reached = [apiUrl, geocoderUrl, socketUrl].map((url) => new URL(url).origin);
    const wanted = new Set([...reached, socket.replace(/^http/, 'ws')]);
    // 'self' also covers the page's own host over https and wss.
    for (const own of ['https://app.example.com', 'wss://app.example.com']) wanted.delete(own);
    expect(policy['connect-src']?.toSorted()).toEqual(["'self'", ...wanted].toSorted());
  });

  test('allows only its own script files to run', () => {
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    });
  });

  test('can be framed by no site, except that the demo can frame itself', () => {
    const isDemo = !settings['VITE_API_URL'];
    expect(policy['frame-ancestors']).toEqual([isDemo ? "'self'" : "'none'"]);
    expect(policy['frame-src']).toEqual(isDemo ? ["'self'"] : undefined);
  });

  test('allows no wildcards, and allows unsafe sources only for styles and data URLs only for images and fonts', () => {
    const { 'style-src': styles, 'img-src': pictures, 'font-src': fonts, ...others } = policy;
    expect(styles).toEqual(["'self'", "'unsafe-inline'"]);
    expect(pictures?.slice(0, 3)).toEqual(["'self'", 'data:', 'blob:']);
    expect(fonts).toEqual(["'self'", 'data:']);
    expect(JSON.stringify(others)).not.toMatch(/\*|unsafe|data:|https?:"|nonce/);
  });
});

describe('Stripe', () => {
  test('is allowed in builds that accept card payments', () => {
    const policy = policyOf({ ...api, ...key });
    expect(policy['script-src']).toContain('https://js.stripe.com');
    expect(policy['frame-src']).toContain('https://hooks.stripe.com');
  });

  test.each<[string, Settings]>([
    ['without a key', api],
    ['in the demo, which takes no money', key],
  ])('is not mentioned %s', (_, settings) => {
    expect(JSON.stringify(securityHeaders(settings))).not.toContain('stripe');
  });
});

test.each([
  'not an address',
  'https://',
  'https://*',
  "https://x.example/; script-src 'unsafe-inline'",
])('an invalid API URL “%s” does not change the allowed scripts', (address) => {
  const policy = policyOf({ VITE_API_URL: address });
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['connect-src']?.join()).not.toContain('unsafe');
});

test('only the app may use what a video visit and the search need, and no other device feature is allowed', () => {
  const features = securityHeaders({})['Permissions-Policy']?.split(', ') ?? [];
  expect(features.filter((feature) => feature.endsWith('=(self)'))).toEqual([
    'camera=(self)',
    'microphone=(self)',
    'display-capture=(self)',
    'picture-in-picture=(self)',
    'screen-wake-lock=(self)',
    'geolocation=(self)',
  ]);
  for (const feature of features.slice(6)) expect(feature).toMatch(/=\(\)$/);
});

test('public hosts send an HSTS header for a year, and the preview server sends none', () => {
  expect(hostHeaders({})).toMatchObject({
    ...securityHeaders({}),
    'Strict-Transport-Security': 'max-age=31536000',
  });
  expect(securityHeaders({})).not.toHaveProperty('Strict-Transport-Security');
});
