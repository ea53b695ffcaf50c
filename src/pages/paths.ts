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

/** Relative to the app's base; `withBase` turns it into an href. */
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

export function isMessagesPath(path: string): boolean {
  return /^\/messages(?:[/?#]|$)/.test(path);
}

function withRedirect(path: Path) {
  return (redirect = '/'): Path =>
    redirect === '/' ? path : `${path}?${new URLSearchParams({ redirect })}`;
}

/** Only this file and the route table contain paths (spec §2). */
export const paths = {
  home: (): Path => '/',
  findADoctor: (): Path => '/find-a-doctor',
  search: (search?: Partial<DoctorSearch>): Path =>
    `/search${search ? formatSearch({ ...anyDoctor, ...search }) : ''}`,
  doctors: (): Path => '/doctors',
  doctor: (id: string): Path => `/doctors/${segment(id)}`,
  hospitals: (search: HospitalSearch = { query: '', department: '', city: '' }): Path =>
    `/hospitals${formatHospitalSearch(search)}`,
  hospital: (id: string): Path => `/hospitals/${segment(id)}`,
  freelancers: (search: FreelancerSearch = { city: '', day: '' }): Path =>
    `/freelancers${formatFreelancerSearch(search)}`,
  freelancer: (id: string): Path => `/freelancers/${segment(id)}`,
  queueForm: (freelancerId: string, hospitalName = ''): Path =>
    `/freelancers/${segment(freelancerId)}/book${
      hospitalName && `?${new URLSearchParams({ hospital: hospitalName })}`
    }`,
  payment: (draftId: string): Path => `/payment?${new URLSearchParams({ draft: draftId })}`,
  queue: (): Path => '/queue',
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
  appointment: (id: string): Path => `/appointments#${segment(id)}`,
  booking: (doctorId: string): Path => `/appointments/book/${segment(doctorId)}`,
  bookingConfirmation: (appointmentId: string): Path =>
    `/appointments/book/confirm?${new URLSearchParams({ id: appointmentId })}`,
  records: (): Path => '/records',
  record: (id: string): Path => `/records/${segment(id)}`,
  room: (appointmentId: string): Path => `/appointments/${segment(appointmentId)}/room`,
  visit: (appointmentId: string): Path => `/appointments/${segment(appointmentId)}/visit`,
  account: (): Path => '/user',
  /** Spec §6. */
  dashboard: ({ id, role }: Pick<User, 'id' | 'role'>): Path =>
    role === 'patient' ? `/patient/dashboard/${segment(id)}` : `/doctor/dashboard/${segment(id)}`,
};
