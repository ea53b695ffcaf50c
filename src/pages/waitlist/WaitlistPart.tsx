import { WaitlistForm } from '../../components/waitlist/WaitlistForm/WaitlistForm.tsx';
import type { AppointmentType } from '../../contract/appointments.ts';
import { weekday, type Doctor } from '../../contract/doctors.ts';
import { bookableDates } from '../../domain/booking/slots.ts';
import { useNow } from '../../state/core/clock.ts';
import { useLoadable } from '../../state/core/query-client.ts';
import {
  joinKey,
  joinWaitlist,
  useWaitlistActions,
  waitlist,
} from '../../state/waitlist/waitlist.ts';
import { OwnWaitlist } from './OwnWaitlist.tsx';

export interface WaitlistPartProps {
  doctor: Doctor;
  appointmentType: AppointmentType;
  /** The patient's later visit, which moves. */
  visit?: { id: string; date: string };
}

/** The place in the line of a doctor, or the form to join it. */
export function WaitlistPart({ doctor, appointmentType, visit }: WaitlistPartProps) {
  const list = useLoadable(waitlist);
  const now = useNow('minute');
  const { pendingId, actionError } = useWaitlistActions();
  const entry =
    list.status === 'ready' ? list.data.find((one) => one.doctor.id === doctor.id) : undefined;
  // Waiting for a new visit, or for another one: this visit can move instead.
  const canChange = entry !== undefined && visit !== undefined && entry.visitId !== visit.id;
  const key = joinKey(doctor.id);
  const dates = bookableDates(doctor, now).filter((date) => !visit || date <= visit.date);
  const worked = doctor.availability.map(({ day }) => day);
  const form = list.status === 'ready' && (!entry || canChange) && (
    <WaitlistForm
      days={weekday.options.filter((day) => worked.includes(day))}
      lastDays={dates}
      initial={entry}
      isSubmitting={pendingId === key}
      error={actionError?.id === key ? actionError.message : null}
      onJoin={(choice) =>
        void joinWaitlist({
          doctorId: doctor.id,
          appointmentType,
          ...choice,
          ...(visit && { visitId: visit.id }),
        })
      }
    />
  );
  return <OwnWaitlist doctorId={doctor.id} form={form} />;
}
