import type { QueueBooking, QueueStatus } from '../contract/queue.ts';
import { foldText } from './fold-text.ts';
import { dateInIndia, formatDay, formatTime, timeInIndia, type HourCycle } from './india-time.ts';
import { formatExactMoney } from './money.ts';
import { firstName } from './names.ts';

/** Spec §4 Queue service. */
export const queueStatusWords: Record<QueueStatus, string> = {
  draft: 'Waiting for payment',
  paid: 'Booked',
  'on-the-way': 'On the way',
  'in-queue': 'In queue',
  'your-turn': 'Your turn',
  done: 'Done',
  cancelled: 'Cancelled',
};

export function formatHours(duration: number): string {
  return duration === 1 ? '1 hour' : `${duration} hours`;
}

/** Adds the city unless the name contains it. */
export function formatQueuePlace({
  hospitalName,
  city,
}: Pick<QueueBooking, 'hospitalName' | 'city'>): string {
  const isNamed = city === undefined || foldText(hospitalName).includes(foldText(city));
  return isNamed ? hospitalName : `${hospitalName}, ${city}`;
}

/** 'Sat 21 Nov, 9:42 am' in India. */
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
    draft: `${name} is not booked yet`,
    paid: `${name} is booked`,
    'on-the-way': `${name} is on the way`,
    'in-queue': `${name} is in the queue`,
    'your-turn': 'It is your turn',
    done: `${name} has finished`,
    cancelled: 'Booking cancelled',
  };
  return headlines[status];
}

export function queueNews(booking: QueueBooking): string {
  const { status, hospitalName, token, peopleAhead } = booking;
  const headline = queueHeadline(booking);
  switch (status) {
    case 'on-the-way':
      return `${headline} to ${hospitalName}`;
    case 'in-queue': {
      const place = [token && `token ${token}`, peopleAhead !== undefined && ahead(peopleAhead)];
      return withDetails(headline, place.filter(Boolean).join(', '));
    }
    case 'your-turn':
      return withDetails(headline, token ? `token ${token}` : '');
    case 'cancelled':
      return cancellation(booking);
    default:
      return headline;
  }
}

/** 'Refunded $75.00 on Sat 21 Nov'. */
export function refundLine({ payment }: Pick<QueueBooking, 'payment'>): string | null {
  const refund = payment?.refund;
  if (!refund || refund.amount.amountMinor === 0) return null;
  const day = formatDay(dateInIndia(new Date(refund.refundedAt)));
  return `Refunded ${formatExactMoney(refund.amount)} on ${day}`;
}

function cancellation({ cancelledBy, freelancer, payment }: QueueBooking): string {
  const who = cancelledBy === 'freelancer' ? `${firstName(freelancer.name)} has` : 'You have';
  const refund = payment?.refund?.amount;
  return withDetails(
    `${who} cancelled this booking`,
    refund && refund.amountMinor > 0 ? `${formatExactMoney(refund)} refunded` : '',
  );
}

function withDetails(headline: string, details: string): string {
  return details ? `${headline}: ${details}` : headline;
}

function ahead(people: number): string {
  if (people === 0) return 'you are next';
  return people === 1 ? '1 person ahead' : `${people} people ahead`;
}
