import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const site = 'https://care.example/app/';

describe('readConfig()', () => {
  it.each([{}, { VITE_API_URL: '', BASE_URL: '/app/' }])(
    'selects the demo backend for %j',
    (env) => {
      expect(readConfig(env, site)).toEqual({
        apiUrl: 'https://care.example/app',
        geocoderUrl: 'https://care.example/app/geocoder',
        socketUrl: 'https://care.example/app',
        stripePublishableKey: null,
        isDemo: true,
      });
    },
  );

  it('uses the API and geocoder URLs from the settings, without trailing slashes', () => {
    expect(readConfig({ VITE_API_URL: 'http://localhost:5003/' }, site)).toEqual({
      apiUrl: 'http://localhost:5003',
      geocoderUrl: 'http://localhost:5003/geocoder',
      socketUrl: 'http://localhost:5003',
      stripePublishableKey: null,
      isDemo: false,
    });
  });

  it('allows a geocoder on another host', () => {
    const env = { VITE_GEOCODER_URL: 'https://geo.example/nominatim' };
    expect(readConfig(env, site).geocoderUrl).toBe('https://geo.example/nominatim');
  });

  it('allows a realtime server on another host, and ignores it in the demo', () => {
    const env = { VITE_SOCKET_URL: 'https://live.example/' };
    expect(readConfig({ ...env, VITE_API_URL: 'https://api.example' }, site).socketUrl).toBe(
      'https://live.example',
    );
    expect(readConfig(env, site).socketUrl).toBe('https://care.example/app');
  });
});

it('readConfig() uses Stripe if a key is set, except in the demo', () => {
  const env = { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  const withApi = { ...env, VITE_API_URL: 'https://api.example' };
  expect(readConfig(withApi, site).stripePublishableKey).toBe('pk_test_1');
  expect(readConfig(env, site).stripePublishableKey).toBeNull();
});
