import * as fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { matchPage } from './match-page.ts';

const table: RouteObject[] = [
  '/',
  '/doctors',
  '/doctors/:id',
  '/appointments',
  '/appointments/book/confirm',
  '/appointments/book/:id',
  '/appointments/:id/room',
  '/messages/:id?',
  '*',
].map((path) => ({ path }));

const segment = fc.constantFrom(
  'doctors',
  'Doctors',
  'appointments',
  'book',
  'confirm',
  'room',
  'messages',
  'doctor-1',
  'a%20b',
  '%64octors',
  'ünïcode',
  'patient.x',
  '',
);
const rest = fc.constantFrom('', '?', '?utm_source=mail&gclid=1', '#main', '?next=/doctors#book');
const path = fc
  .tuple(fc.array(segment, { maxLength: 5 }), rest)
  .map(([segments, after]) => `/${segments.join('/')}${after}`);

it('matchPage() finds the same route and params as the router', () => {
  fc.assert(
    fc.property(path, (asked) => {
      const whole = matchRoutes(table, asked);
      expect(matchPage(table, asked)).toEqual(whole);
    }),
    { numRuns: 1000 },
  );
});

it('matchPage() ignores the query and the hash', () => {
  const [found] = matchPage(table, '/doctors?utm_source=mail#list') ?? [];
  expect(found?.route.path).toBe('/doctors');
});

it('matchPage() prefers the more specific of two matching routes', () => {
  const [found] = matchPage(table, '/appointments/book/confirm') ?? [];
  expect(found?.route.path).toBe('/appointments/book/confirm');
});
