import { cancellationText } from '../../../components/appointments/cancellation-text.ts';
import type { Appointment } from '../../../contract/appointments.ts';
import { formatDay, formatTime, type HourCycle } from '../../../domain/time/india-time.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { t } from '../../../words/t.ts';

export function formatConfirmation(appointment: Appointment, hourCycle: HourCycle): string[] {
  const { status, doctor, date, time } = appointment;
  const name = doctorShortName(doctor.name);
  switch (status) {
    case 'pending':
      return [
        t`We have sent your request to ${name} and are holding this time for you. The reply will appear here, on your dashboard and in Appointments. We do not send an SMS yet.`,
        t`If ${name} has not replied by ${formatTime(time, hourCycle)} on ${formatDay(date)}, the request ends. You can then book another time.`,
      ];
    case 'scheduled':
      return [
        isChosenFollowUp(appointment)
          ? t`${name} asked to see you again, and expects you then.`
          : t`${name} has accepted your request.`,
      ];
    case 'completed':
      return [t`Your visit with ${name} is complete.`];
    case 'cancelled':
      return [cancellationText(appointment, 'patient')];
  }
}

/** Scheduled without a request. */
function isChosenFollowUp({ followUpOf, history = [] }: Appointment): boolean {
  return followUpOf !== undefined && !history.some(({ kind }) => kind === 'accepted');
}
