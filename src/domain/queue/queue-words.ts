import type { QueueBooking, QueueStatus } from '../../contract/queue.ts';
import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';
import { foldText } from '../fold-text.ts';
import {
  dateInIndia,
  formatDay,
  formatTime,
  timeInIndia,
  type HourCycle,
} from '../time/india-time.ts';
import { formatExactMoney } from '../payments/money.ts';
import { firstName } from '../names.ts';

/** Spec §4 Queue service. */
export const queueStatusWords: Record<QueueStatus, string> = {
  draft: t`Waiting for payment`,
  paid: t`Booked`,
  'on-the-way': t`On the way`,
  'in-queue': t`In queue`,
  'your-turn': t`Your turn`,
  done: t`Done`,
  cancelled: t`Cancelled`,
};

export function formatQueuePlace({
  hospitalName,
  city,
}: Pick<QueueBooking, 'hospitalName' | 'city'>): string {
  const isNamed = city === undefined || foldText(hospitalName).includes(foldText(city));
  return isNamed ? hospitalName : `${hospitalName}, ${city}`;
}

/** In India time, for example 'Sat 21 Nov, 9:42 am'. */
export function formatMoment(instant: string, hourCycle?: HourCycle): string {
  const at = new Date(instant);
  return `${formatDay(dateInIndia(at))}, ${formatTime(timeInIndia(at), hourCycle)}`;
}

export function queueHeadline({
  status,
  freelancer,
}: Pick<QueueBooking, 'status' | 'freelancer'>): string {
  const name = firstName(freelancer.name);
  const headlines: Record<QueueStatus, string> = {
    draft: t`${name} is not booked yet`,
    paid: t`${name} is booked`,
    'on-the-way': t`${name} is on the way`,
    'in-queue': t`${name} is in the queue`,
    'your-turn': t`It is your turn`,
    done: t`${name} has finished`,
    cancelled: t`Booking cancelled`,
  };
  return headlines[status];
}

export function formatQueueUpdate(booking: QueueBooking): string {
  const { status, hospitalName, token, peopleAhead } = booking;
  const headline = queueHeadline(booking);
  switch (status) {
    case 'on-the-way':
      return t`${firstName(booking.freelancer.name)} is on the way to ${hospitalName}`;
    case 'in-queue': {
      const place = [token && t`token ${token}`, peopleAhead !== undefined && ahead(peopleAhead)];
      return withDetails(headline, place.filter(Boolean).join(', '));
    }
    case 'your-turn':
      return withDetails(headline, token ? t`token ${token}` : '');
    case 'cancelled':
      return cancellation(booking);
    default:
      return headline;
  }
}

export function refundLine({ payment }: Pick<QueueBooking, 'payment'>): string | null {
  const refund = payment?.refund;
  if (!refund || refund.amount.amountMinor === 0) return null;
  const day = formatDay(dateInIndia(new Date(refund.refundedAt)));
  return t`Refunded ${formatExactMoney(refund.amount)} on ${day}`;
}

function cancellation({ cancelledBy, freelancer, payment }: QueueBooking): string {
  const who = firstName(freelancer.name);
  const refund = payment?.refund?.amount;
  return withDetails(
    cancelledBy === 'freelancer'
      ? t`${who} has cancelled this booking`
      : t`You have cancelled this booking`,
    refund && refund.amountMinor > 0 ? t`${formatExactMoney(refund)} refunded` : '',
  );
}

function withDetails(headline: string, details: string): string {
  return details ? `${headline}: ${details}` : headline;
}

function ahead(people: number): string {
  if (people === 0) return t`you are next`;
  return plural(people, { one: t`1 person ahead`, other: t`${people} people ahead` });
}
