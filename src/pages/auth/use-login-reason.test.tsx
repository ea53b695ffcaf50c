import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { doctorToBook } from '../../state/doctors.ts';
import { queryClient } from '../../state/core/query-client.ts';
import { isForUsers, routes, type Route } from '../routes.ts';
import { useLoginReason } from './use-login-reason.ts';

const reasonFor = (redirect: string) => renderHook(() => useLoginReason(redirect)).result.current;

afterEach(() => queryClient.clear());

it.each([
  ['/messages', 'Log in to see your messages.'],
  ['/messages/doctor-1', 'Log in to see your messages.'],
  ['/appointments?status=pending#today', 'Log in to see your appointments.'],
  ['/appointments/book/confirm?id=a', 'Log in to see your appointments.'],
  ['/freelancers/f/book?hospital=Amaltas', 'Log in to book a queue helper.'],
  ['/payment?draft=d', 'Log in to pay.'],
])('the login page tells a guest who opened %s: %s', (redirect, reason) => {
  expect(reasonFor(redirect)).toBe(reason);
});

it('the login page names the doctor to book', () => {
  queryClient.setQueryData(doctorToBook('d-1').queryKey, {
    id: 'd-1',
    name: 'Dr. Ananya Krishnan',
    specialty: 'Cardiology',
    bio: '',
    experience: 14,
    profilePicture: null,
    rating: 4.8,
    reviews: [],
    education: [],
    availability: [],
  });
  expect(reasonFor('/appointments/book/d-1?from=search')).toBe('Log in to book with Dr. Krishnan.');
});

it('every page for users has a reason, and a page for guests has none', () => {
  for (const route of Object.values<Route>(routes)) {
    const path = route.path.replace(/:\w+\??/g, 'id');
    if (path !== '/appointments/book/id')
      expect([path, reasonFor(path) !== null]).toEqual([path, isForUsers(route)]);
  }
  expect(reasonFor('/nowhere')).toBeNull();
});
