import * as fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { roomPath } from '../domain/calls/room-path.ts';
import { paths } from './paths.ts';
import { routes, type Route } from './routes.ts';

const rows = Object.entries<Route>(routes);
const table = rows.map(([id, { path }]) => ({ id, path }));
const addressOf = (name: string, ids: string[]): unknown =>
  Reflect.apply(Reflect.get(paths, name), null, ids);
// 'confirm' is not an id, but a separate route below the bookings.
const id = fc.string({ minLength: 1 }).filter((text) => !['.', '..', 'confirm'].includes(text));

test("each generated path matches its route and contains the route's parameters", () => {
  for (const [name, { path }] of rows) {
    const count = path.match(/:/g)?.length ?? 0;
    fc.assert(
      fc.property(fc.array(id, { minLength: count, maxLength: count }), (ids) => {
        const [match] = matchRoutes(table, String(addressOf(name, ids))) ?? [];
        expect(match?.route.id).toBe(name);
        expect(Object.values(match?.params ?? {})).toEqual(ids);
      }),
      { numRuns: 50 },
    );
  }
});

test('the room in a calendar feed is the page of the visit', () => {
  fc.assert(
    fc.property(id, (visitId) => {
      expect(roomPath(visitId)).toBe(paths.room(visitId));
    }),
  );
});

test('paths include their query parameters, URL-encoded', () => {
  expect(paths.queueForm('a/b', 'Asha & Co')).toBe('/freelancers/a%2Fb/book?hospital=Asha+%26+Co');
  expect(paths.payment('draft 1')).toBe('/payment?draft=draft+1');
  expect(paths.login('/records?x=1')).toBe('/login?redirect=%2Frecords%3Fx%3D1');
  expect(paths.login()).toBe('/login');
  expect(paths.search({ query: 'skin' })).toBe('/search?query=skin&location=');
  expect(paths.search()).toBe('/search');
  expect(paths.appointments({ status: 'pending' })).toBe('/appointments?status=pending');
});

test('appointment links use a URL hash, and each role has its own dashboard URL', () => {
  expect(paths.messages()).toBe('/messages');
  expect(paths.appointment('one')).toBe('/appointments#one');
  expect(paths.dashboard({ id: 'meera', role: 'patient' })).toBe('/patient/dashboard/meera');
  expect(paths.dashboard({ id: 'ananya', role: 'doctor' })).toBe('/doctor/dashboard/ananya');
});
