import { isListed, isPractising, isSuspended } from '../../../src/domain/doctors/verification.ts';
import { isBooked } from '../../../src/domain/queue/queue-status.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import type { AccountRecord, ConversationRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import { hasBlockBetween } from '../conversations/blocks.ts';
import { findConversation, type Person } from '../conversations/conversations.ts';

export async function findPartner(
  reads: ReadTransaction,
  person: AccountRecord,
  partnerId: string,
  now: Date,
): Promise<Person> {
  if (partnerId === person.id) {
    throw new ApiError('forbidden', 'You cannot send messages to yourself.');
  }
  const partner =
    (await reads.get('accounts', partnerId)) ?? (await reads.get('freelancers', partnerId));
  if (!partner) throw new ApiError('not-found', 'This person was not found.');
  if (!(await mayChat(reads, person, partner, now))) {
    throw new ApiError('forbidden', 'You cannot send messages to this person.');
  }
  return partner;
}

/**
 * Also works after the partner's account was deleted.
 * @throws ApiError like `findPartner`.
 */
export async function findReadableConversation(
  reads: ReadTransaction,
  person: AccountRecord,
  partnerId: string,
  now: Date,
): Promise<ConversationRecord | undefined> {
  const conversation = await findConversation(reads, person.id, partnerId);
  if (!conversation) await findPartner(reads, person, partnerId, now);
  return conversation;
}

async function mayChat(
  reads: ReadTransaction,
  person: AccountRecord,
  partner: Person,
  now: Date,
): Promise<boolean> {
  if (person.role === partner.role) return false;
  if (await hasBlockBetween(reads, person.id, partner.id)) return false;
  const conversation = await findConversation(reads, person.id, partner.id);
  if (partner.role === 'freelancer') {
    return conversation !== undefined || hasBooked(reads, person.id, partner.id);
  }
  const [patient, doctor] = person.role === 'patient' ? [person, partner] : [partner, person];
  const profile = await reads.get('doctors', doctor.id);
  if (!profile || isSuspended(profile)) return false;
  if (conversation) return true;
  const today = dateInIndia(now);
  if (person === patient && isListed(profile, today)) return true;
  const ids = { doctorId: doctor.id, patientId: patient.id };
  return isPractising(profile, today) && (await reads.find('appointments', ids)).length > 0;
}

async function hasBooked(
  reads: ReadTransaction,
  patientId: string,
  freelancerId: string,
): Promise<boolean> {
  const bookings = await reads.find('queueBookings', { patientId, freelancerId });
  return bookings.some(({ status }) => isBooked(status));
}
