import { routes, type Route } from '../../../src/pages/routes.ts';
import { people, type Person } from './people.ts';

interface Visitor {
  who: string;
  person: Person | null;
  paths: string[];
}

/** Pages that cannot be opened before another page has sent something. */
export const laterPages: readonly string[] = [
  routes.verifyOtp.path,
  routes.bookingConfirmation.path,
];

function pathsWithoutId(...guards: readonly Route['guard'][]): string[] {
  return Object.values<Route>(routes)
    .filter(({ guard, path }) => guards.includes(guard) && !laterPages.includes(path))
    .map(({ path }) => path.replace('/:id?', ''))
    .filter((path) => !path.includes(':'));
}

/** All pages, by the user who opens them. Storybook's tests cover payments and receipts. */
export const visitors: Visitor[] = [
  {
    who: 'a guest',
    person: null,
    paths: [
      ...pathsWithoutId('public', 'guest'),
      '/search?query=nobody',
      '/doctors/doctor-ananya-krishnan',
      '/doctors/doctor-nobody',
      '/hospitals?query=nowhere',
      '/hospitals/hospital-amaltas',
      '/hospitals/hospital-nowhere',
      '/freelancers/freelancer-ramesh-pawar',
    ],
  },
  {
    who: 'a patient',
    person: people.meera,
    paths: [
      ...pathsWithoutId('user', 'patient'),
      '/patient/dashboard/patient-meera-nair',
      '/records/record-004',
      '/records/record-nowhere',
      '/appointments/book/doctor-ananya-krishnan',
      '/appointments/book/confirm?id=appointment-007',
      '/appointments/appointment-007/move',
      '/appointments/appointment-008/room',
      '/messages/doctor-ananya-krishnan',
      '/search',
      '/freelancers',
      '/freelancers/freelancer-ramesh-pawar/book',
      '/queue/booking-nowhere',
    ],
  },
  {
    who: 'a doctor',
    person: people.ananya,
    paths: [
      ...pathsWithoutId('doctor'),
      '/doctor/dashboard/doctor-ananya-krishnan',
      '/appointments',
      '/appointments/appointment-011/visit',
      '/appointments/appointment-012/room',
      '/messages',
      '/messages/patient-meera-nair',
      '/user',
    ],
  },
];
