import { isSuspended } from '../../../src/domain/doctors/verification.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import { toBase64 } from '../../core/crypto.ts';
import { readStoredFile } from '../../files/files.ts';
import type { AccountRecord, MedicalRecordRecord, RecordOf } from '../../store/records.ts';
import { toAccountResponse } from '../people/account-response.ts';
import { toAppointmentResponse, byStart } from '../visits/appointment-response.ts';
import type { Backend } from '../core/backend.ts';
import { conversationFor, findBlock, toBlockFields } from '../conversations/blocks.ts';
import { listConversations, getOtherMember } from '../conversations/conversations.ts';
import { messagesBetween } from '../messages/message-response.ts';
import { toUserCard } from '../people/people.ts';
import { listNotices, toChoices } from '../notices/notices.ts';
import { listConsents, toConsent } from '../privacy/consent.ts';
import { latestStartFirst, toQueueResponse } from '../queue/queue-response.ts';
import { listAuditTrail } from '../records/audit.ts';
import { findHealthFacts } from '../records/health-facts.ts';
import { latestFirst, toRecordResponse } from '../records/records.ts';
import { toSharingResponse } from '../visits/visit-sharing.ts';

export async function exportAccount(backend: Backend, account: AccountRecord): Promise<File> {
  const { store, clock } = backend;
  const { id, role } = account;
  const { signatures, ...data } = await store.read(async (reads) => {
    const profile = await reads.get('doctors', id);
    const visits = await reads.find(
      'appointments',
      role === 'doctor' ? { doctorId: id } : { patientId: id },
    );
    const records = await reads.find('medicalRecords', { patientId: id });
    const signature = await reads.get('signatures', id);
    const healthFacts = await findHealthFacts(reads, id);
    const sharing = await reads.find('sharings', { patientId: id });
    const visitPhones = await reads.find('visitPhones', { patientId: id });
    const queueBookings = await reads.find('queueBookings', { patientId: id });
    const isSuspendedDoctor = profile !== undefined && isSuspended(profile);
    const conversations = isSuspendedDoctor ? [] : await listConversations(reads, id);
    const consents = await listConsents(reads, id);
    const waitlist = await reads.find('waitlist', { patientId: id });
    const deliveries = await reads.find('deliveries', { accountId: id });
    const factor = await reads.get('secondFactors', id);
    const feed = await reads.get('calendarFeeds', id);
    const email = await reads.get('emails', id);
    const emailChange = await reads.get('emailChanges', id);
    const sessions = await reads.find('sessions', { accountId: id });
    const knownDevices = await reads.find('knownDevices', { accountId: id });
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
      visitPhones: visitPhones.map(({ id: appointmentId, phone }) => ({ appointmentId, phone })),
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
      notices: await listNotices(reads, id, clock.now()),
      noticeChoices: await toChoices(reads, account),
      ...(email && { email: { address: email.address, verifiedAt: email.verifiedAt } }),
      ...(emailChange && {
        emailToVerify: { address: emailChange.address, sentAt: emailChange.sentAt },
      }),
      deliveries: deliveries.map(({ subject, kind, channel, state, attempts, expiresAt }) => ({
        subject,
        kind,
        channel,
        state,
        attempts,
        expiresAt,
      })),
      waitlist: waitlist.map(({ patientId: _patientId, expiresAt: _expiresAt, ...entry }) => entry),
      consents: consents.map(toConsent),
      sessions: sessions.map(({ createdAt, expiresAt, device }) => ({
        createdAt,
        expiresAt,
        ...device,
      })),
      knownDevices: knownDevices.map(({ createdAt, lastUsedAt, expiresAt, device }) => ({
        createdAt,
        lastUsedAt,
        expiresAt,
        ...device,
      })),
      ...(factor && { twoStepSignInSince: factor.confirmedAt }),
      ...(feed && { calendarAddressSince: feed.madeAt }),
      signatures: listSignatures(records, signature),
    };
  });
  const name = `caresetu-${dateInIndia(clock.now())}.json`;
  const whole = { ...data, signatures: await loadSignatures(backend, signatures) };
  return new File([JSON.stringify(whole, null, 2)], name, { type: 'application/json' });
}

/** Each picture once, although many records may have it. */
function listSignatures(
  records: readonly MedicalRecordRecord[],
  own: RecordOf<'signatures'> | undefined,
) {
  const pictures = new Map<string, { type: string; recordIds: string[]; changedAt?: string }>();
  if (own) pictures.set(own.hash, { type: own.type, recordIds: [], changedAt: own.changedAt });
  for (const { id, signature } of records) {
    if (!signature) continue;
    const { hash, type } = signature;
    const { recordIds } = pictures.get(hash) ?? { recordIds: [] };
    pictures.set(hash, { type, recordIds: [...recordIds, id] });
  }
  return pictures;
}

function loadSignatures(
  { files }: Pick<Backend, 'files'>,
  pictures: ReturnType<typeof listSignatures>,
) {
  return Promise.all(
    [...pictures].map(async ([hash, picture]) => {
      const bytes = await readStoredFile(files, hash);
      return { ...picture, base64: bytes && toBase64(bytes) };
    }),
  );
}
