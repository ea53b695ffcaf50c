import type { Appointment } from '../../contract/appointments.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { appointmentList } from '../../state/appointments/appointments.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { t } from '../../words/t.ts';

export function useOwnAppointment(userId: string, id: string) {
  const appointment = pick(useLoadable(appointmentList(userId)), id);
  return { appointment, onRetry: () => refetch(appointmentList(userId)) };
}

function pick(list: Loadable<Appointment[]>, id: string): Loadable<Appointment> {
  if (list.status !== 'ready') return list;
  const found = list.data.find((appointment) => appointment.id === id);
  if (found) return { status: 'ready', data: found };
  return { status: 'error', reason: 'not-found', message: t`Appointment not found` };
}
