import { expect, it } from 'vitest';
import { checkConfig } from './check-config.ts';

it('the config check accepts valid and blank settings', () => {
  const right = { VITE_API_URL: 'https://api.example', VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  expect(() => checkConfig(right)).not.toThrow();
  expect(() => checkConfig({ VITE_API_URL: '', VITE_GEOCODER_URL: undefined })).not.toThrow();
});

it.each(['localhost:5003', 'not an address', 'ftp://files.example'])(
  'the config check reports the invalid setting in %j',
  (url) => {
    expect(() => checkConfig({ VITE_API_URL: url })).toThrow(
      'VITE_API_URL must be an http or https address',
    );
  },
);

it.each([
  ['VITE_SOCKET_URL', 'localhost'],
  ['VITE_STRIPE_PUBLISHABLE_KEY', 'sk_live_secret'],
])('the config check rejects an invalid %s', (name, value) => {
  expect(() => checkConfig({ [name]: value })).toThrow(`${name} must be`);
});
