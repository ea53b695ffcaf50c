import type { QueueBooking, QueueEvent } from '../../src/contract/queue.ts';
import { canMoveQueue } from '../../src/domain/queue/queue-status.ts';

const QUEUE_LENGTH = 12;
const SEEN_OFF = 4;

export interface HelperStep {
  label: string;
  event: QueueEvent;
}

type Standing = Pick<QueueBooking, 'id' | 'status' | 'department' | 'peopleAhead'>;

export function helperSteps(booking: Standing): HelperStep[] {
  const { id, status } = booking;
  const steps = stepsOn(booking);
  if (canMoveQueue(status, 'cancelled', 'freelancer')) {
    steps.push({
      label: 'Cancel as the helper',
      event: { bookingId: id, status: 'cancelled' },
    });
  }
  return steps;
}

function stepsOn({ id, status, department, peopleAhead = 0 }: Standing): HelperStep[] {
  const step = (label: string, to: QueueEvent['status'], place: Partial<QueueEvent> = {}) => ({
    label,
    event: { bookingId: id, status: to, ...place },
  });
  switch (status) {
    case 'paid':
      return [step('Set out', 'on-the-way')];
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
