import type { QueueBooking, QueueEvent } from '../../src/contract/queue.ts';
import { indiaInstant } from '../../src/domain/time/india-time.ts';
import { formatMoment } from '../clock/format-moment.ts';
import { canMoveQueue } from '../../src/domain/queue/queue-status.ts';

/** Before the booking starts. */
const SET_OUT_MINUTES = 30;
const QUEUE_LENGTH = 12;
const SEEN_OFF = 4;

export interface HelperStep {
  label: string;
  event: QueueEvent;
  /** The clock jumps there first. */
  at?: Date;
}

type Standing = Pick<
  QueueBooking,
  'id' | 'status' | 'date' | 'time' | 'department' | 'peopleAhead'
>;

export function helperSteps(booking: Standing, now: Date): HelperStep[] {
  const { id, status } = booking;
  const steps = stepsOn(booking, now);
  if (canMoveQueue(status, 'cancelled', 'freelancer')) {
    steps.push({
      label: 'Cancel as the helper',
      event: { bookingId: id, status: 'cancelled' },
    });
  }
  return steps;
}

function stepsOn(
  { id, status, date, time, department, peopleAhead = 0 }: Standing,
  now: Date,
): HelperStep[] {
  const step = (label: string, to: QueueEvent['status'], place: Partial<QueueEvent> = {}) => ({
    label,
    event: { bookingId: id, status: to, ...place },
  });
  switch (status) {
    case 'paid': {
      const at = new Date(indiaInstant(date, time).getTime() - SET_OUT_MINUTES * 60_000);
      if (at <= now) return [step('Set out', 'on-the-way')];
      return [{ ...step(`Set out on ${formatMoment(at)}`, 'on-the-way'), at }];
    }
    case 'on-the-way': {
      const place = { token: tokenFor(id, department), peopleAhead: QUEUE_LENGTH };
      return [step('Join the queue', 'in-queue', place)];
    }
    case 'in-queue': {
      const fewer = { peopleAhead: Math.max(0, peopleAhead - SEEN_OFF) };
      const call = step('Call the patient', 'your-turn');
      return peopleAhead > 0 ? [step('Move up', 'in-queue', fewer), call] : [call];
    }
    case 'your-turn':
      return [step('Finish', 'done')];
    default:
      return [];
  }
}

function tokenFor(id: string, department: string): string {
  const letter = /[a-z]/i.exec(department)?.[0].toUpperCase() ?? 'A';
  const sum = [...id].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return `${letter}-${10 + (sum % 90)}`;
}
