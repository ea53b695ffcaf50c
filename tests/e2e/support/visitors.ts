import { people, type Person } from './people.ts';

interface Visitor {
  who: string;
  person: Person | null;
  paths: string[];
}

/** All pages, by the user who opens them. Storybook's tests cover payments and receipts. */
export const visitors: Visitor[] = [
  {
    who: 'a guest',
    person: null,
    paths: [
      '/',
      '/services',
      '/about-us',
      '/terms',
      '/find-a-doctor',
      '/search',
      '/search?query=nobody',
      '/doctors',
      '/doctors/doctor-ananya-krishnan',
      '/doctors/doctor-nobody',
      '/hospitals',
      '/hospitals?query=nowhere',
      '/hospitals/hospital-amaltas',
      '/hospitals/hospital-nowhere',
      '/freelancers',
      '/freelancers/freelancer-ramesh-pawar',
      '/login',
      '/signup',
      '/forgot-password',
    ],
  },
  {
    who: 'a patient',
    person: people.meera,
    paths: [
      '/patient/dashboard/patient-meera-nair',
      '/records',
      '/records/record-004',
      '/records/record-nowhere',
      '/appointments',
      '/appointments/book/doctor-ananya-krishnan',
      '/appointments/book/confirm?id=appointment-007',
      '/appointments/appointment-008/room',
      '/messages',
      '/messages/doctor-ananya-krishnan',
      '/search',
      '/freelancers',
      '/freelancers/freelancer-ramesh-pawar/book',
      '/payment',
      '/queue',
      '/queue/booking-nowhere',
      '/user',
    ],
  },
  {
    who: 'a doctor',
    person: people.ananya,
    paths: [
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
