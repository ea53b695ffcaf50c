import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import { setLocationChoice } from '../../state/account/location-choice.ts';
import { useCurrentLocation } from './use-current-location.ts';

const position = { coords: { latitude: 12.97, longitude: 77.59 } };

beforeEach(() => {
  setApiConfig({ apiUrl: '', geocoderUrl: 'https://geo.example', ready: Promise.resolve() });
});

afterEach(() => {
  vi.unstubAllGlobals();
  setLocationChoice('unknown');
});

async function locate(answer: (found: (at: unknown) => void, failed: () => void) => void) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } });
  return press();
}

async function press() {
  const onFound = vi.fn<(place: string) => void>();
  const { result } = renderHook(() => useCurrentLocation(onFound));
  await act(async () => result.current.locate());
  return { onFound, result };
}

it("useCurrentLocation() returns the user's place name", async () => {
  const ask = vi.fn<(url: string) => Promise<Response>>(async () =>
    Response.json({ display_name: 'Bengaluru, Bangalore North, Karnataka, 560001, India' }),
  );
  vi.stubGlobal('fetch', ask);
  const { onFound, result } = await locate((found) => found(position));
  expect(ask.mock.calls[0]?.[0]).toBe(
    'https://geo.example/reverse?format=json&lat=12.97&lon=77.59',
  );
  expect(onFound).toHaveBeenCalledWith('Bengaluru, Karnataka');
  expect(result.current).toMatchObject({ isLocating: false, error: null });
});

it("useCurrentLocation() shows 'Geolocation is not supported by your browser.' in a browser without geolocation", async () => {
  vi.stubGlobal('navigator', {});
  const { result } = await press();
  expect(result.current.error).toBe('Geolocation is not supported by your browser.');
});

it("useCurrentLocation() shows 'Unable to retrieve location. Please enable GPS.' if no position is available", async () => {
  const { result } = await locate((_, failed) => failed());
  expect(result.current.error).toBe('Unable to retrieve location. Please enable GPS.');
});

it("useCurrentLocation() shows 'Error fetching location details.' if the geocoder fails", async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { result } = await locate((found) => found(position));
  expect(result.current.error).toBe('Error fetching location details.');
});

it('useCurrentLocation() keeps text that the user typed while the location was being determined', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ display_name: 'Mumbai, Maharashtra, India' }));
  let find = () => {};
  const { onFound, result } = await locate((found) => {
    find = () => found(position);
  });
  expect(result.current.isLocating).toBe(true);
  await act(async () => result.current.giveUp());
  await act(async () => find());
  expect(onFound).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ isLocating: false, error: null });
});

it('useCurrentLocation() does not request a location that the user has withdrawn', async () => {
  setLocationChoice('withdrawn');
  const ask = vi.fn<() => void>();
  const { result } = await locate(ask);
  expect(ask).not.toHaveBeenCalled();
  expect(result.current.error).toBe(
    'You do not allow your location. You can allow it in your account.',
  );
});
