import { vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Appointment } from '../../contract/appointments.ts';
import type { User } from '../../contract/auth.ts';
import type { Doctor } from '../../contract/doctors.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { resetAppointments } from '../appointments/appointments.ts';
import { queryClient } from '../core/query-client.ts';
import { resetToasts } from '../core/toasts.ts';
import { resetSession } from '../session/session.ts';

/** Saturday, 10:00 in India, two days before the visit. */
export const now = new Date('2026-11-21T04:30:00Z');

export const ananya: Doctor = {
  id: 'ananya',
  name: 'Ananya Krishnan',
  specialty: 'Cardiology',
  bio: '',
  experience: 14,
  profilePicture: null,
  rating: 4.9,
  reviews: [],
  education: [],
  availability: [{ day: 'Monday', startTime: '09:00', endTime: '11:00' }],
};

export const meera: User = {
  id: 'meera',
  name: 'Meera Nair',
  role: 'patient',
  profilePicture: null,
};

export const ananyaUser: User = {
  id: 'ananya',
  name: ananya.name,
  role: 'doctor',
  profilePicture: null,
};

export const visit: Appointment = {
  id: 'visit-1',
  doctorId: 'ananya',
  patientId: 'meera',
  date: '2026-11-23',
  time: '09:30',
  appointmentType: 'video',
  notes: '',
  status: 'scheduled',
  createdAt: '2026-11-20T04:30:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'ananya', name: ananya.name, specialty: 'Cardiology', profilePicture: null },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};

export type Reply = () => Response | Promise<Response>;

export const replyDone =
  (appointment: Appointment, more: object = {}): Reply =>
  () =>
    Response.json({ success: true, message: 'Done.', appointment, ...more });

export const replyRefused =
  (code: ErrorCode, message = 'The reason.', status = 409): Reply =>
  () =>
    Response.json({ success: false, message, code }, { status });

export const replyLost: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** `resetVisits` restores the global fetch. The settings of the API stay. */
export function stubApi(fetch: (url: string, init?: RequestInit) => Promise<Response>): void {
  vi.stubGlobal('fetch', fetch);
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
}

export function resetVisits(...others: readonly (() => void)[]): void {
  for (const reset of [resetSession, resetAppointments, resetToasts, ...others]) reset();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
