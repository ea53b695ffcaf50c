import {
  type DueSubject,
  type DueVisit,
  getRevisionInId,
} from '../../../src/domain/notices/due-notices.ts';
import { withDoctorTitle } from '../../../src/domain/names.ts';
import { formatDay, formatSlot, formatTime } from '../../../src/domain/time/india-time.ts';
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
    default: {
      const visit = await reads.get('appointments', subject);
      if (!visit) return null;
      const hasRecord = kind === 'record' && (await findHasRecord(reads, visit));
      return { type: 'visit', visit: { ...visit, hasRecord } };
    }
  }
}

async function findHasRecord(
  reads: ReadTransaction,
  { id, patientId }: AppointmentRecord,
): Promise<boolean> {
  const records = await reads.find('medicalRecords', { patientId });
  return records.some(({ appointmentId }) => appointmentId === id);
}

/** The values of a text about a visit, as it is now. */
export async function findValues(
  reads: ReadTransaction,
  kind: DeliveryRecord['kind'],
  visit: DueVisit,
): Promise<{ doctor: string; when: string }> {
  const account = await reads.get('accounts', visit.doctorId);
  const doctor = account ? withDoctorTitle(account.name) : 'Your doctor';
  return { doctor, when: formatWhen(kind, visit) };
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
