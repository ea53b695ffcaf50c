import type { QueueEvent } from '../../../src/contract/queue.ts';
import { formatDay, formatTime } from '../../../src/domain/time/india-time.ts';
import { formatExactMoney } from '../../../src/domain/payments/money.ts';
import { firstName } from '../../../src/domain/names.ts';
import { randomId } from '../../core/crypto.ts';
import type { FreelancerRecord, PaymentRecord, QueueBookingRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { findBlock } from '../conversations/blocks.ts';
import { storeMessage } from './store-message.ts';
import type { Publish } from '../core/write-and-publish.ts';

type Step = Exclude<QueueEvent['status'], 'cancelled'>;

export function greeting(
  { date, time, duration, hospitalName, department }: QueueBookingRecord,
  helper: Pick<FreelancerRecord, 'name'>,
  patient: { name: string },
): string {
  const hours = duration === 1 ? 'an hour' : `${duration} hours`;
  return (
    `Namaste ${firstName(patient.name)}, this is ${firstName(helper.name)}. ` +
    `I will wait for you at ${hospitalName}, ${department}, on ${formatDay(date)} from ${formatTime(time)} for ${hours}. ` +
    'I will message you when I set out.'
  );
}

export function stepText(step: Step, booking: QueueBookingRecord): string {
  const { hospitalName, department, token } = booking;
  switch (step) {
    case 'on-the-way':
      return `I have set out for ${hospitalName}. I will message you again when I am in the queue.`;
    case 'in-queue':
      return `I am in the queue for ${department}. ${placeText(booking)}`.trim();
    case 'your-turn':
      return `It is your turn${token ? `, with token ${token}` : ''}: please come to ${department} now. I will keep our place until you are here.`;
    case 'done':
      return 'All done. Thank you for booking me. I wish you good health.';
  }
}

export function placeText({
  token,
  peopleAhead,
}: Pick<QueueBookingRecord, 'token' | 'peopleAhead'>): string {
  const ahead = peopleAhead === undefined ? '' : aheadText(peopleAhead);
  return [token && `Our token is ${token}.`, ahead].filter(Boolean).join(' ');
}

export function cancelledText(
  { date, time, cancelledBy }: QueueBookingRecord,
  payment: PaymentRecord | null,
): string {
  const when = `${formatDay(date)} at ${formatTime(time)}`;
  const refund = payment?.refund
    ? `You get ${formatExactMoney(payment.refund.amount)} back.`
    : 'It is too late for a refund.';
  return cancelledBy === 'freelancer'
    ? `I am very sorry, I cannot come on ${when}. ${refund} Please choose another helper.`
    : `Thank you for telling me. I will not come on ${when}. ${refund}`;
}

export async function helperWrites(
  unit: UnitOfWork,
  publish: Publish,
  { freelancerId, patientId }: QueueBookingRecord,
  textContent: string,
  now: Date,
): Promise<void> {
  const patient = await unit.get('accounts', patientId);
  if (!patient || (await findBlock(unit, patientId, freelancerId))) return;
  const helper = { id: freelancerId, role: 'freelancer' as const };
  const written = { clientId: randomId(), textContent, file: null, timestamp: now.toISOString() };
  const { answer } = await storeMessage(unit, publish, helper, patient, written);
  publish({ to: [patientId], event: 'new_message', payload: answer });
}

function aheadText(people: number): string {
  if (people === 0) return 'We are next.';
  return people === 1 ? 'One person is ahead of us.' : `${people} people are ahead of us.`;
}
