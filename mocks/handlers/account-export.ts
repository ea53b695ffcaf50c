import { dateInIndia } from '../../src/domain/india-time.ts';
import type { AccountRecord } from '../store/records.ts';
import { accountAnswer } from './account-answer.ts';
import { appointmentAnswer, byStart } from './appointment-answer.ts';
import type { Backend } from './backend.ts';
import { conversationsOf, otherMemberOf } from './conversations.ts';
import { messagesBetween } from './message-answer.ts';
import { personCard } from './people.ts';
import { latestStartFirst, queueAnswer } from './queue-answer.ts';
import { latestFirst, recordAnswer } from './records.ts';

/** Without hashes and keys. */
export async function exportAccount(backend: Backend, account: AccountRecord): Promise<File> {
  const { store, clock } = backend;
  const { id, role } = account;
  const data = await store.read(async (reads) => {
    const profile = await reads.get('doctors', id);
    const visits = await reads.find(
      'appointments',
      role === 'doctor' ? { doctorId: id } : { patientId: id },
    );
    const records = await reads.find('medicalRecords', { patientId: id });
    const queueBookings = await reads.find('queueBookings', { patientId: id });
    const conversations = await conversationsOf(reads, id);
    const sessions = await reads.find('sessions', { accountId: id });
    return {
      exportedAt: clock.now().toISOString(),
      account: accountAnswer(backend, account),
      ...(profile && { profile }),
      appointments: await Promise.all(
        visits.sort(byStart).map((visit) => appointmentAnswer(backend, reads, visit)),
      ),
      medicalRecords: await Promise.all(
        records.sort(latestFirst).map((record) => recordAnswer(backend, reads, record)),
      ),
      queueBookings: await Promise.all(
        queueBookings.sort(latestStartFirst).map((booking) => queueAnswer(backend, reads, booking)),
      ),
      conversations: await Promise.all(
        conversations.map(async (conversation) => ({
          with: await personCard(backend, reads, otherMemberOf(conversation, id).personId),
          messages: await messagesBetween(reads, conversation, 1, conversation.lastSeq),
        })),
      ),
      sessions: sessions.map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
    };
  });
  const name = `caresetu-${dateInIndia(clock.now())}.json`;
  return new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' });
}
