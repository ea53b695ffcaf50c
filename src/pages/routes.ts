import type { AppointmentStatus } from '../contract/appointments.ts';
import type { Role } from '../contract/common.ts';
import type { FreelancerSearch } from '../domain/queue/freelancer-search.ts';
import type { HospitalSearch } from '../domain/hospitals/hospital-search.ts';
import {
  formatFreelancerSearch,
  formatHospitalSearch,
  formatSearch,
} from '../domain/doctors/search-address.ts';
import type { SlotTime } from '../domain/booking/slots.ts';
import type { DoctorSearch } from '../domain/doctors/search.ts';
import { t } from '../words/t.ts';

/** A screen's settings (ADR 0045). */
export type Route = OpenRoute | UserRoute | RoleRoute;

interface AnyRoute {
  /** A React Router path pattern. */
  path: `/${string}`;
  /** In `paths`, its arguments come after those of the path. */
  query?: (...args: never[]) => string;
  /** Module in this folder that exports a component of the same name. */
  page: `${string}/${string}Page`;
  states?: readonly PageState[];
  /** Public calls that the page needs first. They have no input but the path's id. */
  calls?: readonly PublicCall[];
}

export interface OpenRoute extends AnyRoute {
  guard: 'public' | 'guest';
  /** If omitted, the page is not prerendered (docs/rendering.md). */
  html?: Html;
}

interface UserRoute extends AnyRoute {
  guard: 'user';
  /** The page opens offline (docs/offline.md). */
  isKept?: true;
}

interface RoleRoute extends AnyRoute {
  guard: Role;
  /** Only the user whose id is in the path may open the page. */
  isOwn?: true;
}

type PublicCall =
  | 'findDoctors'
  | 'getDoctorProfile'
  | 'getDoctorForBooking'
  | 'listHospitals'
  | 'getHospital'
  | 'listFreelancers'
  | 'getFreelancer';

export type Html = HtmlPage | { each: 'doctor' | 'hospital' };

export interface HtmlPage {
  /** Must equal the title that the page sets. */
  title: string;
  description: string;
  list?: 'doctors' | 'hospitals';
}

/** Suffix of a story's name. `As…` marks users who may not open the page. */
export type PageState =
  | 'Slow'
  | 'Empty'
  | 'NotFound'
  | 'Offline'
  | 'ServerError'
  | 'Refused'
  | `As${string}`;

/** One row per screen (spec §2). Rows must be plain object literals (ADR 0045). */
export const routes = {
  home: {
    path: '/',
    page: 'home/HomePage',
    guard: 'public',
    html: {
      title: t`Home`,
      description: t`Find a doctor near you, book a free slot and talk to them, or have a helper hold your place in the hospital queue.`,
    },
  },
  services: {
    path: '/services',
    page: 'home/ServicesPage',
    guard: 'public',
    html: {
      title: t`Services`,
      description: t`What CareSetu does for patients in India: finding doctors, booking visits, messages, and helpers in hospital queues.`,
    },
  },
  aboutUs: {
    path: '/about-us',
    page: 'home/AboutPage',
    guard: 'public',
    html: {
      title: t`About us`,
      description: t`Who builds the bridge between patients and care, and how CareSetu works.`,
    },
  },
  terms: {
    path: '/terms',
    page: 'home/TermsPage',
    guard: 'public',
    html: {
      title: t`Terms and privacy`,
      description: t`The terms of CareSetu, and what it keeps about you.`,
    },
  },
  findADoctor: {
    path: '/find-a-doctor',
    page: 'doctors/FindADoctorPage',
    guard: 'public',
    html: {
      title: t`Find a Doctor`,
      description: t`Search doctors in India by place, name, specialty or hospital.`,
      list: 'doctors',
    },
  },
  doctors: {
    path: '/doctors',
    page: 'doctors/DoctorsPage',
    guard: 'public',
    html: {
      title: t`Doctors`,
      description: t`Every doctor on CareSetu, with specialty, experience and reviews.`,
      list: 'doctors',
    },
  },
  doctor: {
    path: '/doctors/:id',
    page: 'doctors/DoctorProfilePage',
    calls: ['getDoctorProfile'],
    guard: 'public',
    html: { each: 'doctor' },
    states: ['NotFound'],
  },
  search: {
    path: '/search',
    query: (search?: Partial<DoctorSearch>) =>
      search ? formatSearch({ ...anyDoctor, ...search }) : '',
    page: 'doctors/SearchPage',
    calls: ['findDoctors'],
    guard: 'public',
    html: {
      title: t`Search`,
      description: t`Doctors in India by specialty, place, language, price and availability.`,
      list: 'doctors',
    },
    states: ['Empty'],
  },
  hospitals: {
    path: '/hospitals',
    query: (search: HospitalSearch = { query: '', department: '', city: '' }) =>
      formatHospitalSearch(search),
    page: 'hospitals/HospitalsPage',
    calls: ['listHospitals'],
    guard: 'public',
    html: {
      title: t`Hospitals`,
      description: t`Hospitals and clinics with their departments and how long people wait today.`,
      list: 'hospitals',
    },
    states: ['Empty'],
  },
  hospital: {
    path: '/hospitals/:id',
    page: 'hospitals/HospitalPage',
    calls: ['getHospital'],
    guard: 'public',
    html: { each: 'hospital' },
    states: ['NotFound'],
  },
  freelancers: {
    path: '/freelancers',
    query: (search: FreelancerSearch = { city: '', day: '' }) => formatFreelancerSearch(search),
    page: 'queue/FreelancersPage',
    calls: ['listFreelancers'],
    guard: 'public',
  },
  freelancer: {
    path: '/freelancers/:id',
    page: 'queue/FreelancerPage',
    calls: ['getFreelancer'],
    guard: 'public',
    states: ['NotFound'],
  },

  login: {
    path: '/login',
    query: formatRedirect,
    page: 'auth/LoginPage',
    guard: 'guest',
    html: { title: t`Login`, description: t`Sign in to CareSetu with your mobile number.` },
  },
  signup: {
    path: '/signup',
    query: formatRedirect,
    page: 'auth/SignupPage',
    guard: 'guest',
    html: { title: t`Signup`, description: t`Open an account as a patient or a doctor.` },
    states: ['AsPatient'],
  },
  verifyOtp: {
    path: '/verify-otp',
    query: formatRedirect,
    page: 'auth/VerifyOtpPage',
    guard: 'guest',
  },
  forgotPassword: {
    path: '/forgot-password',
    query: formatRedirect,
    page: 'auth/ForgotPasswordPage',
    guard: 'guest',
  },

  appointments: {
    path: '/appointments',
    /** `with` is the id of the other person. */
    query: (filter: { status?: AppointmentStatus; with?: string } = {}) =>
      formatQuery({ ...filter }),
    page: 'appointments/AppointmentsPage',
    guard: 'user',
    isKept: true,
    states: ['Empty', 'AsGuest'],
  },
  bookingConfirmation: {
    path: '/appointments/book/confirm',
    query: (appointmentId: string) => formatQuery({ id: appointmentId }),
    page: 'booking/ConfirmationPage',
    guard: 'user',
    states: ['NotFound'],
  },
  booking: {
    path: '/appointments/book/:id',
    /** `followUp` is the id of the visit that the new one follows. */
    query: (choice: Partial<SlotTime> & { followUp?: string } = {}) => formatQuery({ ...choice }),
    page: 'booking/BookingPage',
    calls: ['getDoctorForBooking'],
    guard: 'user',
    states: ['NotFound'],
  },
  move: {
    path: '/appointments/:id/move',
    page: 'appointments/MovePage',
    guard: 'user',
    states: ['NotFound'],
  },
  room: {
    path: '/appointments/:id/room',
    page: 'room/RoomPage',
    guard: 'user',
    states: ['NotFound'],
  },
  visit: {
    path: '/appointments/:id/visit',
    page: 'appointments/VisitPage',
    guard: 'doctor',
    states: ['NotFound'],
  },
  messages: {
    path: '/messages/:id?',
    page: 'messages/MessagesPage',
    guard: 'user',
    isKept: true,
    states: ['Empty'],
  },
  patientDashboard: {
    path: '/patient/dashboard/:id',
    page: 'dashboard/PatientDashboardPage',
    guard: 'patient',
    isOwn: true,
    states: ['Empty'],
  },
  doctorDashboard: {
    path: '/doctor/dashboard/:id',
    page: 'dashboard/DoctorDashboardPage',
    guard: 'doctor',
    isOwn: true,
  },
  records: {
    path: '/records',
    /** Opens the record of this visit. */
    query: (of: { visit?: string } = {}) => formatQuery({ ...of }),
    page: 'records/RecordsPage',
    guard: 'patient',
    states: ['Empty'],
  },
  record: {
    path: '/records/:id',
    page: 'records/RecordPage',
    guard: 'patient',
    states: ['NotFound'],
  },

  queueForm: {
    path: '/freelancers/:id/book',
    query: (hospitalName = '') => (hospitalName ? formatQuery({ hospital: hospitalName }) : ''),
    page: 'queue/QueueFormPage',
    guard: 'user',
  },
  payment: {
    path: '/payment',
    query: (draftId: string) => formatQuery({ draft: draftId }),
    page: 'payments/PaymentPage',
    guard: 'user',
    states: ['Empty', 'NotFound', 'AsGuest'],
  },
  queue: {
    path: '/queue',
    page: 'queue/QueuePage',
    guard: 'patient',
    states: ['Empty'],
  },
  queueBooking: {
    path: '/queue/:id',
    page: 'queue/QueueBookingPage',
    guard: 'patient',
    states: ['NotFound', 'AsDoctor'],
  },
  account: {
    path: '/user',
    page: 'account/AccountPage',
    guard: 'user',
  },
} as const satisfies Record<string, Route>;

/** Guests are sent to the login page. */
export function isForUsers({ guard }: Route): boolean {
  return guard !== 'public' && guard !== 'guest';
}

export type Routes = typeof routes;
export type RouteName = keyof Routes;

const anyDoctor: DoctorSearch = {
  query: '',
  location: '',
  gender: '',
  stories: '',
  experience: '',
  sort: '',
};

function formatQuery(values: Record<string, string>): string {
  const query = new URLSearchParams(values).toString();
  return query && `?${query}`;
}

function formatRedirect(redirect = '/'): string {
  return redirect === '/' ? '' : formatQuery({ redirect });
}
