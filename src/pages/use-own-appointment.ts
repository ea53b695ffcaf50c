import { useCallback } from 'react';
import type { Appointment } from '../contract/appointments.ts';
import type { Loadable } from '../domain/loadable.ts';
import { loadAppointments, useAppointments } from '../state/appointments.ts';
import { useLoad } from './use-load.ts';

/** One of the person's own appointments, kept up to date while it is in view; not found where it is not theirs. */
export function useOwnAppointment(userId: string, id: string) {
  const { list } = useAppointments();
  const onRetry = useCallback(() => void loadAppointments(userId), [userId]);
  useLoad(onRetry);
  return { appointment: pick(list, id), onRetry };
}

function pick(list: Loadable<Appointment[]>, id: string): Loadable<Appointment> {
  if (list.status !== 'ready') return list;
  const found = list.data.find((appointment) => appointment.id === id);
  if (found) return { status: 'ready', data: found };
  return { status: 'error', reason: 'not-found', message: 'Appointment not found' };
}
