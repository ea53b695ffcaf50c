import { isSuspended } from '../../../src/domain/doctors/verification.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import type { AccountRecord } from '../../store/records.ts';
import { toAccountResponse } from '../people/account-response.ts';
import { toAppointmentResponse, byStart } from '../visits/appointment-response.ts';
import type { Backend } from '../core/backend.ts';
import { conversationFor, findBlock, toBlockFields } from '../conversations/blocks.ts';
import { listConversations, getOtherMember } from '../conversations/conversations.ts';
import { messagesBetween } from '../messages/message-response.ts';
import { toUserCard } from '../people/people.ts';
import { listConsents, toConsent } from '../privacy/consent.ts';
import { latestStartFirst, toQueueResponse } from '../queue/queue-response.ts';
import { listAuditTrail } from '../records/audit.ts';
import { findHealthFacts } from '../records/health-facts.ts';
import { latestFirst, toRecordResponse } from '../records/records.ts';
import { toSharingResponse } from '../visits/visit-sharing.ts';

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
    const healthFacts = await findHealthFacts(reads, id);
    const sharing = await reads.find('sharings', { patientId: id });
    const queueBookings = await reads.find('queueBookings', { patientId: id });
    const isSuspendedDoctor = profile !== undefined && isSuspended(profile);
    const conversations = isSuspendedDoctor ? [] : await listConversations(reads, id);
    const consents = await listConsents(reads, id);
    const factor = await reads.get('secondFactors', id);
    const sessions = await reads.find('sessions', { accountId: id });
    return {
      exportedAt: clock.now().toISOString(),
      account: toAccountResponse(backend, account),
      ...(profile && { profile }),
      appointments: await Promise.all(
        visits.sort(byStart).map((visit) => toAppointmentResponse(backend, reads, visit, id)),
      ),
      medicalRecords: await Promise.all(
        records.sort(latestFirst).map((record) => toRecordResponse(backend, reads, record)),
      ),
      auditTrail: await listAuditTrail(reads, id),
      ...(healthFacts && { healthFacts }),
      sharing: sharing.map(toSharingResponse),
      queueBookings: await Promise.all(
        queueBookings
          .sort(latestStartFirst)
          .map((booking) => toQueueResponse(backend, reads, booking)),
      ),
      conversations: await Promise.all(
        conversations.map(async (conversation) => {
          const { personId } = getOtherMember(conversation, id);
          const shown = await conversationFor(reads, conversation, id);
          return {
            with: await toUserCard(backend, reads, personId),
            ...toBlockFields(await findBlock(reads, id, personId)),
            messages: await messagesBetween(reads, shown, 1, shown.lastSeq),
          };
        }),
      ),
      ...(isSuspendedDoctor && {
        leftOut: 'Your conversations are left out while your account is suspended.',
      }),
      consents: consents.map(toConsent),
      sessions: sessions.map(({ createdAt, expiresAt, device }) => ({
        createdAt,
        expiresAt,
        ...device,
      })),
      ...(factor && { twoStepSignInSince: factor.confirmedAt }),
    };
  });
  const name = `caresetu-${dateInIndia(clock.now())}.json`;
  return new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' });
}
