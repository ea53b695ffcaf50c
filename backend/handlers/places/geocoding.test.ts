import { expect, test } from 'vitest';
import { geocodingEndpoints } from '../../../src/contract/geocoding.ts';
import { placeSuggestions } from '../../../src/domain/hospitals/place-suggestions.ts';
import {
  createTestBackend,
  type TestDevice,
  TEST_GEOCODER_URL,
} from '../../testing/test-backend.ts';

function ask(device: TestDevice, path: 'search' | 'reverse', query: Record<string, string>) {
  const params = new URLSearchParams({ format: 'json', ...query });
  return device.send('GET', `${TEST_GEOCODER_URL}/${path}?${params}`);
}

async function search(query: Record<string, string>) {
  const { body } = await ask(createTestBackend().createDevice(), 'search', query);
  return geocodingEndpoints.searchPlaces.response.parse(body);
}

test.each([
  ['beng', 'Bengaluru, Karnataka'],
  ['BANGALORE', 'Bengaluru, Karnataka'],
  ['Bengaluru, Karnataka', 'Bengaluru, Karnataka'],
  ['tamil', 'Tamil Nadu'],
  ['indira', 'Indiranagar, Karnataka'],
  ['munnar', 'Munnar, Kerala'],
])('for the text %s, the geocoder suggests %s first', async (q, first) => {
  expect(placeSuggestions(await search({ q, countrycodes: 'in', limit: '5' }))[0]).toBe(first);
});

test('the geocoder finds districts and villages, which the app does not suggest', async () => {
  const places = await search({ q: 'bengaluru' });
  expect(places.map(({ addresstype }) => addresstype)).toContain('state_district');
  expect(placeSuggestions(places)).toEqual(['Bengaluru, Karnataka']);
});

test('the geocoder respects the limit, and finds nothing outside India or for a blank query', async () => {
  expect(await search({ q: 'a', limit: '5' })).toHaveLength(5);
  expect(await search({ q: 'delhi', countrycodes: 'fr' })).toEqual([]);
  expect(await search({ q: ' ' })).toEqual([]);
});

test('the geocoder finds the city at a position', async () => {
  const device = createTestBackend().createDevice();
  const { body } = await ask(device, 'reverse', { lat: '12.9716', lon: '77.5946' });
  expect(body).toMatchObject({
    display_name: 'Bengaluru, Bangalore North, Bengaluru Urban, Karnataka, India',
  });
});

test('the geocoder returns 404 for a position at sea and 400 for an invalid position', async () => {
  const device = createTestBackend().createDevice();
  expect((await ask(device, 'reverse', { lat: '0', lon: '0' })).status).toBe(404);
  expect((await ask(device, 'reverse', { lat: 'north', lon: '0' })).status).toBe(400);
});
