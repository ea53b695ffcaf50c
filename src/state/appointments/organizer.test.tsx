import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Appointment } from '../../contract/appointments.ts';
import { queryClient } from '../core/query-client.ts';
import { useOrganizer } from './organizer.ts';

const now = new Date('2026-11-23T04:10:00Z');
const cancelled: Appointment = {
  id: 'visit-1',
  doctorId: 'ananya',
  patientId: 'meera',
  date: '2026-11-28',
  time: '10:00',
  appointmentType: 'video',
  notes: '',
  status: 'cancelled',
  createdAt: '2026-11-20T10:00:00Z',
  price: { amountMinor: 10_000, currency: 'USD' },
  doctor: {
    id: 'ananya',
    name: 'Ananya Krishnan',
    specialty: 'Cardiology',
    profilePicture: null,
  },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
};

let asked: string[];
let contact: { name: string; email: string } | null;

beforeEach(() => {
  asked = [];
  contact = { name: 'Leela Thomas', email: 'help@clinic.example' };
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const retention = { medicalRecordYears: 3, paymentYears: 8, consentYears: 7 };
    return Response.json({ noticeVersion: '2026-11-01', contact, retention });
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
});

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const show = (...visits: Appointment[]) => renderHook(() => useOrganizer(visits, now)).result;

it('is the contact of the deployment if a cancelled visit is ahead', async () => {
  const organizer = show(cancelled);
  expect(organizer.current).toBeNull();
  await vi.waitFor(() => expect(organizer.current).toBe('help@clinic.example'));
});

it('is not requested if no cancelled visit is ahead', async () => {
  show({ ...cancelled, status: 'scheduled' }, { ...cancelled, date: '2026-11-20' });
  const organizer = show(cancelled);
  await vi.waitFor(() => expect(organizer.current).not.toBeNull());
  expect(asked).toEqual(['/api/privacy']);
});

it('is missing if the deployment has no contact', async () => {
  contact = null;
  const organizer = show(cancelled);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked).toEqual(['/api/privacy']);
  expect(organizer.current).toBeNull();
});
