import { queryOptions, type QueryKey } from '@tanstack/react-query';
import * as api from '../../api/appointments.ts';
import { call } from '../../api/http/client.ts';
import { isRefusedAs } from '../../api/http/is-refused-as.ts';
import type { Appointment } from '../../contract/appointments.ts';
import { doctorEndpoints, type Doctor } from '../../contract/doctors.ts';
import { freeTimesEndpoints, type FreeDay } from '../../contract/free-times.ts';
import type { SlotTime } from '../../domain/booking/slots.ts';
import { findOffer } from '../../domain/doctors/practice.ts';
import { t } from '../../words/t.ts';
import { refetchInView, type Query } from '../core/query-client.ts';
import { createUserGuard } from '../session/session.ts';
import { applyAppointment, changeVisit } from './appointments.ts';

const { listFreeTimes } = freeTimesEndpoints;

export interface FollowUpDoctor {
  doctor: Doctor;
  days: FreeDay[];
}

/** By doctor. Null for those who cannot be booked at the moment. */
export const followUpDoctors = (
  ids: readonly string[],
): Query<Record<string, FollowUpDoctor | null>> => {
  const queryKey: QueryKey = [listFreeTimes.path, 'follow-ups', ids];
  const options = queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const found: Record<string, FollowUpDoctor | null> = {};
      await Promise.all(
        ids.map(async (id) => {
          found[id] = await loadDoctor(id, signal);
        }),
      );
      return found;
    },
  });
  // Don't cache: other patients may book these times.
  // An answer to one doctor leaves the times of the others in place.
  return { ...options, gcTime: 0, placeholderData: (previous) => previous };
};

async function loadDoctor(id: string, signal: AbortSignal): Promise<FollowUpDoctor | null> {
  const input = { params: { id }, signal };
  try {
    const [{ doctor }, { days }] = await Promise.all([
      call(doctorEndpoints.getDoctorForBooking, input),
      call(listFreeTimes, input),
    ]);
    return { doctor, days };
  } catch (error) {
    if (isRefusedAs(error, 'not-found')) return null;
    throw error;
  }
}

/** @param date null to take it back */
export function askFollowUp({ id }: Appointment, date: string | null): Promise<void> {
  const message = date === null ? t`Follow-up taken back` : t`The patient is asked to come again`;
  return changeVisit(id, () => api.askFollowUp(id, date), message);
}

/**
 * @param slot null for 'no thanks'
 * @param doctor as the patient saw it
 */
export async function answerFollowUp(
  { id, appointmentType }: Appointment,
  slot: SlotTime | null,
  doctor: Doctor | null,
): Promise<void> {
  const isSameUser = createUserGuard();
  const seen = slot && doctor?.fees ? findOffer(doctor, appointmentType) : undefined;
  const request = async () => {
    const { appointment, booked } = await api.answerFollowUp(id, slot, seen);
    if (booked && isSameUser()) applyAppointment(booked);
    return appointment;
  };
  await changeVisit(id, request, slot ? t`Follow-up scheduled` : t`The doctor can see your answer`);
  // After a refusal, the times may be others.
  if (slot) refetchInView(listFreeTimes);
}
