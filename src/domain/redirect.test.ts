import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect.ts';

describe('the redirect after login', () => {
  it('preserves the path, query and hash', () => {
    expect(safeRedirect('/appointments/book/doctor-1?date=2026-11-25#notes')).toBe(
      '/appointments/book/doctor-1?date=2026-11-25#notes',
    );
  });

  it.each([
    null,
    '',
    'appointments',
    'https://evil.example',
    'javascript:alert(1)',
    '/login',
    '/signup?x',
    '/%6Cogin/',
    '/verify-otp',
  ])('falls back to the home page for the disallowed target %j', (asked) =>
    expect(safeRedirect(asked)).toBe('/'),
  );

  it('never leads to another site for any of 200 encoded payloads', () => {
    const starts = [
      '//',
      '/\\',
      '\\\\',
      '/\t/',
      '/\n/',
      '/%2F/',
      '/./',
      '/../',
      '/x/..//',
      'https:',
      'https:/',
      '///',
      '/\u0000/',
      '/;@',
      ' //',
      '/%5C',
      '/%09/',
      '\u2028//',
      '/%2e%2e//',
      'data:,',
    ];
    const hosts = [
      'evil.example',
      'evil.example/path',
      '@evil.example',
      'user:pass@evil.example',
      'evil%E3%80%82example',
      '[::1]',
      '2130706433',
      'EVIL.example:443',
      'evil.example\\@caresetu',
      'xn--evil',
    ];
    const payloads = starts.flatMap((start) => hosts.map((host) => start + host));
    expect(payloads).toHaveLength(200);
    for (const payload of payloads) expectSameOrigin(safeRedirect(payload));
  });

  it('stays on the same origin for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        expectSameOrigin(safeRedirect(`/${text}`)),
      ),
    );
  });
});

function expectSameOrigin(path: string) {
  expect(path.startsWith('/')).toBe(true);
  expect(new URL(path, 'https://care.example').origin).toBe('https://care.example');
}
