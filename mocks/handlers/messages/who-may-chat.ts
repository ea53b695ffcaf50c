import { isListed } from '../../../src/domain/doctors/listing.ts';
import { isBooked } from '../../../src/domain/queue/queue-status.ts';
import type { AccountRecord, ConversationRecord } from '../../store/core/records.ts';
import type { ReadTransaction } from '../../store/core/store.ts';
import { ApiError } from '../core/api-error.ts';
import { findConversation, type Person } from './conversations.ts';

/** @throws ApiError if the partner does not exist or the caller may not write to them. */
export async function findPartner(
  reads: ReadTransaction,
  person: AccountRecord,
  partnerId: string,
): Promise<Person> {
  if (partnerId === person.id) {
    throw new ApiError('forbidden', 'You cannot send messages to yourself.');
  }
  const partner =
    (await reads.get('accounts', partnerId)) ?? (await reads.get('freelancers', partnerId));
  if (!partner) throw new ApiError('not-found', 'This person was not found.');
  if (!(await mayChat(reads, person, partner))) {
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
): Promise<ConversationRecord | undefined> {
  const conversation = await findConversation(reads, person.id, partnerId);
  if (!conversation) await findPartner(reads, person, partnerId);
  return conversation;
}

/** Patients may write to listed doctors and booked helpers; doctors may write to their patients. */
async function mayChat(
  reads: ReadTransaction,
  person: AccountRecord,
  partner: Person,
): Promise<boolean> {
  if (person.role === partner.role) return false;
  if (await findConversation(reads, person.id, partner.id)) return true;
  if (partner.role === 'freelancer') return hasBooked(reads, person.id, partner.id);
  const [patient, doctor] = person.role === 'patient' ? [person, partner] : [partner, person];
  if (person === patient) {
    const profile = await reads.get('doctors', doctor.id);
    if (profile && isListed(profile)) return true;
  }
  const ids = { doctorId: doctor.id, patientId: patient.id };
  return (await reads.find('appointments', ids)).length > 0;
}

async function hasBooked(
  reads: ReadTransaction,
  patientId: string,
  freelancerId: string,
): Promise<boolean> {
  const bookings = await reads.find('queueBookings', { patientId, freelancerId });
  return bookings.some(({ status }) => isBooked(status));
}
