import type { OfferedTimes } from '../../components/appointments/FollowUp/FollowUpOffer.tsx';
import type { FollowUpParts } from '../../components/appointments/FollowUp/FollowUp.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import type { User } from '../../contract/auth.ts';
import {
  findFollowUpLinks,
  findFollowUpTimes,
  getWantedDay,
  openFollowUps,
} from '../../domain/appointments/follow-up.ts';
import { getRules } from '../../domain/booking/booking-rules.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { stillFree } from '../../domain/booking/free-days.ts';
import { bookingWindow } from '../../domain/booking/slots.ts';
import { offeredTypes, visitPrice } from '../../domain/doctors/practice.ts';
import { appointmentList } from '../../state/appointments/appointments.ts';
import {
  answerFollowUp,
  askFollowUp,
  followUpDoctors,
  type FollowUpDoctor,
} from '../../state/appointments/follow-up.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { paths } from '../paths.ts';

const FREE_TIMES_MS = 30_000;

/** Of each of the user's visits. */
export function useFollowUps(user: User, now: Date): (visit: Appointment) => FollowUpParts {
  const list = useLoadable(appointmentList(user.id));
  const visits = list.status === 'ready' ? list.data : [];
  const isPatient = user.role === 'patient';
  const open = isPatient ? openFollowUps(visits, now) : [];
  const doctorIds = [...new Set(open.map(({ doctorId }) => doctorId))].sort();
  const query = followUpDoctors(doctorIds);
  const doctors = useLoadable({
    ...query,
    enabled: doctorIds.length > 0,
    refetchInterval: FREE_TIMES_MS,
  });
  const findKnown = ({ doctorId }: Appointment) =>
    doctors.status === 'ready' ? doctors.data[doctorId] : undefined;
  return (visit) => ({
    links: findFollowUpLinks(visit, visits),
    visitHref: (id) => withBase(isPatient ? paths.bookingConfirmation(id) : paths.visit(id)),
    offer: toOffers(doctors, visit, findKnown(visit), now),
    otherHref: withBase(
      paths.booking(visit.doctorId, { followUp: visit.id, ...findDay(visit, now) }),
    ),
    onAsk: (asked, date) => void askFollowUp(asked, date),
    onAnswer: (answered, slot) =>
      void answerFollowUp(answered, slot, findKnown(answered)?.doctor ?? null),
    onRetry: () => refetch(query),
  });
}

/** @param known undefined while the doctor's times load, null if the doctor cannot be booked */
function toOffers(
  doctors: Loadable<unknown>,
  visit: Appointment,
  known: FollowUpDoctor | null | undefined,
  now: Date,
): FollowUpParts['offer'] {
  if (doctors.status !== 'ready') return doctors;
  if (known === undefined) return { status: 'loading' };
  return { status: 'ready', data: toOffer(visit, known, now) };
}

/** Null if the doctor cannot be booked for such a visit. */
function toOffer(visit: Appointment, known: FollowUpDoctor | null, now: Date): OfferedTimes | null {
  if (!known || !offeredTypes(known.doctor).includes(visit.appointmentType)) return null;
  const days = stillFree(known.days, now);
  return {
    ...findFollowUpTimes(visit, days, getRules(known.doctor), now),
    price: visitPrice(known.doctor, visit.appointmentType),
  };
}

/** The wanted day, if it can be booked. */
function findDay({ followUp }: Appointment, now: Date): { date?: string } {
  if (!followUp) return {};
  const date = getWantedDay(followUp, now);
  return bookingWindow(now).includes(date) ? { date } : {};
}
