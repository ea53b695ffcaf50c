import {
  type DueSubject,
  type DueVisit,
  getRevisionInId,
} from '../../../src/domain/notices/due-notices.ts';
import { withDoctorTitle } from '../../../src/domain/names.ts';
import {
  formatDay,
  formatSlot,
  formatTime,
  timeInIndia,
} from '../../../src/domain/time/india-time.ts';
import type { AccountRecord, AppointmentRecord, DeliveryRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';

export interface TextNotice {
  delivery: DeliveryRecord;
  subject: DueSubject;
  account: AccountRecord;
}

/** Null if it no longer exists. */
export async function findSubject(
  reads: ReadTransaction,
  { id, kind, subject, accountId }: DeliveryRecord,
): Promise<DueSubject | null> {
  switch (kind) {
    case 'message': {
      const notice = await reads.get('notices', `${subject}:message`);
      const isUnread = notice?.seenAt === null;
      const unreadSince = isUnread ? new Date(getRevisionInId(id)).toISOString() : null;
      return {
        type: 'conversation',
        conversation: { id: subject, readerId: accountId, unreadSince },
      };
    }
    case 'helper-under-way':
    case 'your-turn': {
      const booking = await reads.get('queueBookings', subject);
      return booking ? { type: 'queue', booking } : null;
    }
    case 'offer': {
      const entry = await reads.get('waitlist', subject);
      if (!entry) return null;
      const offer = entry.acceptedId === undefined ? (entry.offer ?? null) : null;
      return { type: 'offer', entry: { ...entry, offer } };
    }
    default: {
      const visit = await reads.get('appointments', subject);
      if (!visit) return null;
      const hasRecord = kind === 'record' && (await findHasRecord(reads, visit));
      const requestSent = toRequestSent(visit, await reads.find('deliveries', { subject }));
      return { type: 'visit', visit: { ...visit, hasRecord, requestSent } };
    }
  }
}

/** Of a request, by channel. Undefined for other visits: the doctor knows of them. */
export function toRequestSent(
  { status }: AppointmentRecord,
  deliveries: readonly DeliveryRecord[],
): DueVisit['requestSent'] {
  if (status !== 'pending' && status !== 'cancelled') return undefined;
  // A kill can send a request twice. Stores return them in different orders.
  return deliveries
    .filter(({ kind, state }) => kind === 'requested' && state === 'sent')
    .map(({ channel, id }) => [channel, getRevisionInId(id)] as const)
    .toSorted(([, one], [, other]) => one - other)
    .reduce((sent, [channel, revision]) => ({ ...sent, [channel]: revision }), {});
}

async function findHasRecord(
  reads: ReadTransaction,
  { id, patientId }: AppointmentRecord,
): Promise<boolean> {
  const records = await reads.find('medicalRecords', { patientId });
  return records.some(({ appointmentId }) => appointmentId === id);
}

/** The values of a text about the subject, as it is now. */
export async function findValues(
  reads: ReadTransaction,
  kind: DeliveryRecord['kind'],
  subject: DueSubject,
): Promise<Record<string, string>> {
  switch (subject.type) {
    case 'visit': {
      const { visit } = subject;
      const doctor = await findDoctorName(reads, visit.doctorId);
      return { doctor, when: formatWhen(kind, visit) };
    }
    case 'offer': {
      const { doctorId, offer } = subject.entry;
      const when = offer ? formatSlot(offer, '12h') : '';
      const until = offer ? formatTime(timeInIndia(new Date(offer.endsAt))) : '';
      return { doctor: await findDoctorName(reads, doctorId), when, until };
    }
    default:
      return {};
  }
}

async function findDoctorName(reads: ReadTransaction, id: string): Promise<string> {
  const account = await reads.get('accounts', id);
  return account ? withDoctorTitle(account.name) : 'Your doctor';
}

function formatWhen(kind: DeliveryRecord['kind'], visit: DueVisit): string {
  switch (kind) {
    case 'soon':
      return formatTime(visit.time);
    case 'move-proposed':
      return formatSlot(visit.proposal ?? visit, '12h');
    case 'follow-up':
      return formatDay(visit.followUp?.date ?? visit.date);
    default:
      return formatSlot(visit, '12h');
  }
}
