import type { User } from '../contract/auth.ts';
import type { AppointmentStatus } from '../contract/appointments.ts';
import type { FreelancerSearch } from '../domain/freelancer-search.ts';
import type { HospitalSearch } from '../domain/hospital-search.ts';
import {
  formatFreelancerSearch,
  formatHospitalSearch,
  formatSearch,
} from '../domain/search-address.ts';
import type { DoctorSearch } from '../domain/search.ts';

/** An address within the app, from its base; `withBase` makes a link's href of it. */
export type Path = `/${string}`;

const segment = encodeURIComponent;

const anyDoctor: DoctorSearch = {
  query: '',
  location: '',
  gender: '',
  stories: '',
  experience: '',
  sort: '',
};

/** Whether a path of the app is the inbox or a conversation. */
export function isMessagesPath(path: string): boolean {
  return /^\/messages(?:[/?#]|$)/.test(path);
}

/** A page for guests that remembers the page to open after it. */
function withRedirect(path: Path) {
  return (redirect = '/'): Path =>
    redirect === '/' ? path : `${path}?${new URLSearchParams({ redirect })}`;
}

/** Every address of the app (spec §2): no other file writes one, but the route table's patterns. */
export const paths = {
  home: (): Path => '/',
  findADoctor: (): Path => '/find-a-doctor',
  /** All doctors, or those that a search finds; what is left out of one is searched for without it. */
  search: (search?: Partial<DoctorSearch>): Path =>
    `/search${search ? formatSearch({ ...anyDoctor, ...search }) : ''}`,
  doctors: (): Path => '/doctors',
  doctor: (id: string): Path => `/doctors/${segment(id)}`,
  /** All hospitals, or those that a search finds. */
  hospitals: (search: HospitalSearch = { query: '', department: '', city: '' }): Path =>
    `/hospitals${formatHospitalSearch(search)}`,
  hospital: (id: string): Path => `/hospitals/${segment(id)}`,
  /** All helpers, or those whom a search finds. */
  freelancers: (search: FreelancerSearch = { city: '', day: '' }): Path =>
    `/freelancers${formatFreelancerSearch(search)}`,
  freelancer: (id: string): Path => `/freelancers/${segment(id)}`,
  /** The form of a queue service, with a hospital filled in where one is known. */
  queueForm: (freelancerId: string, hospitalName = ''): Path =>
    `/freelancers/${segment(freelancerId)}/book${
      hospitalName && `?${new URLSearchParams({ hospital: hospitalName })}`
    }`,
  /** The payment of a draft. */
  payment: (draftId: string): Path => `/payment?${new URLSearchParams({ draft: draftId })}`,
  queue: (): Path => '/queue',
  /** A queue booking with its receipt. */
  queueBooking: (id: string): Path => `/queue/${segment(id)}`,
  services: (): Path => '/services',
  aboutUs: (): Path => '/about-us',
  terms: (): Path => '/terms',
  login: withRedirect('/login'),
  signup: withRedirect('/signup'),
  verifyOtp: withRedirect('/verify-otp'),
  forgotPassword: withRedirect('/forgot-password'),
  messages: (): Path => '/messages',
  message: (partnerId: string): Path => `/messages/${segment(partnerId)}`,
  appointments: (status?: AppointmentStatus): Path =>
    status ? `/appointments?status=${status}` : '/appointments',
  /** An appointment's row in the list. */
  appointment: (id: string): Path => `/appointments#${segment(id)}`,
  booking: (doctorId: string): Path => `/appointments/book/${segment(doctorId)}`,
  /** The confirmation of an appointment just booked. */
  bookingConfirmation: (appointmentId: string): Path =>
    `/appointments/book/confirm?${new URLSearchParams({ id: appointmentId })}`,
  records: (): Path => '/records',
  record: (id: string): Path => `/records/${segment(id)}`,
  /** The consultation room of a video visit. */
  room: (appointmentId: string): Path => `/appointments/${segment(appointmentId)}/room`,
  /** Where a doctor writes down a visit. */
  visit: (appointmentId: string): Path => `/appointments/${segment(appointmentId)}/visit`,
  account: (): Path => '/user',
  /** Patients have one dashboard, everybody else the other (spec §6). */
  dashboard: ({ id, role }: Pick<User, 'id' | 'role'>): Path =>
    role === 'patient' ? `/patient/dashboard/${segment(id)}` : `/doctor/dashboard/${segment(id)}`,
};
