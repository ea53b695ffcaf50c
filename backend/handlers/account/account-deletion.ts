import type { accountEndpoints } from '../../../src/contract/account.ts';
import {
  canMove,
  isMissed,
  withLapse,
} from '../../../src/domain/appointments/appointment-status.ts';
import { canMoveQueue } from '../../../src/domain/queue/queue-status.ts';
import type { AccountRecord, AppointmentRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { publishAppointment } from '../visits/appointment-response.ts';
import { publishSlots } from '../visits/slot-events.ts';
import { changeVisit, removeVisit } from '../visits/change-visit.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { removeBlocks } from '../conversations/blocks.ts';
import {
  listConversations,
  getOtherMember,
  removeConversation,
} from '../conversations/conversations.ts';
import type { RequestContext } from '../core/endpoint-handler.ts';
import { withOwnPassword } from '../auth/own-password.ts';
import { dropPicture } from '../files/picture-path.ts';
import { endKnownDevices } from '../auth/known-devices.ts';
import { endSessions } from '../auth/sessions.ts';
import { signOut } from '../auth/sign-in.ts';
import { beginErasure } from '../privacy/erasure.ts';
import { removeNoticesOf } from '../notices/remove-notices.ts';
import { notifyOfMove, notifyOfVisit } from '../notices/write-notices.ts';
import { removeEntriesOf } from '../waitlist/offers.ts';
import { removeDraft } from '../queue/queue-drafts.ts';
import { cancelBooking } from '../queue/queue-moves.ts';
import { findPayment } from '../queue/queue-rules.ts';
import { clearAttempts } from '../core/throttle.ts';
import type { Publish } from '../core/write-and-publish.ts';
import { releaseFiles } from '../files/unused-files.ts';
import { setSignature } from '../doctors/signatures.ts';

/** Anonymises data that other users still need. */
export async function deleteAccount(
  backend: Backend,
  call: RequestContext<typeof accountEndpoints.deleteAccount>,
) {
  const account = signedIn(call.caller);
  const { address } = call;
  const given = { field: 'password', password: call.body.password };
  const now = backend.clock.now();
  await withOwnPassword(backend, account, call, given, async () => async (unit, publish) => {
    const changed = await removeAccount(unit, publish, account, { address, now });
    await beginErasure(unit, account.id, now, backend.privacy.retention);
    // Create the events last, so that they omit the deleted account's name.
    for (const { before, after } of changed) {
      await publishAppointment(backend, unit, publish, after);
      const by = account.role;
      if (after.status === before.status) {
        await notifyOfVisit(unit, publish, after, { kind: null, by }, now);
      } else await notifyOfMove(unit, publish, { before, after, by }, now);
    }
  });
  await backend.realtime.closeEnded(account.id);
  signOut(backend, call);
  return { success: true as const, message: 'Your account has been deleted.' };
}

interface ChangedVisit {
  before: AppointmentRecord;
  after: AppointmentRecord;
}

/** Keeps what others need, until its erasure. Returns the visits that it has changed. */
export async function removeAccount(
  unit: UnitOfWork,
  publish: Publish,
  account: AccountRecord,
  { address, now }: { address: string; now: Date },
): Promise<ChangedVisit[]> {
  const changed = await endVisits(unit, publish, account, now);
  await removeEntriesOf(unit, publish, account.id, now);
  await cancelQueueBookings(unit, account, now);
  await releaseFiles(unit, await deleteConversations(unit, account), now);
  await removeSharing(unit, account.id);
  await endSessions(unit, account.id);
  await endKnownDevices(unit, account.id);
  await removeBlocks(unit, account.id);
  await removeSideRecords(unit, account, address);
  await removeSeats(unit, account.id);
  await removeVisitPhones(unit, account.id);
  await removeNoticesOf(unit, account.id);
  await removeWraps(unit, account.id);
  await setSignature(unit, account.id, null, now);
  await unit.remove('doctors', account.id);
  await unit.remove('accounts', account.id);
  await dropPicture(unit, account.profilePicture, now);
  if (account.role === 'doctor') publishSlots(publish, account.id);
  return changed;
}

async function removeSharing(unit: UnitOfWork, id: string): Promise<void> {
  await unit.remove('healthFacts', id);
  const asPatient = await unit.find('sharings', { patientId: id });
  const asDoctor = await unit.find('sharings', { doctorId: id });
  for (const sharing of [...asPatient, ...asDoctor]) await unit.remove('sharings', sharing.id);
}

async function removeSeats(unit: UnitOfWork, id: string): Promise<void> {
  const own = await unit.find('callSeats', { personId: id });
  const others = await unit.find('callSeats', { otherId: id });
  for (const seat of [...own, ...others]) await unit.remove('callSeats', seat.id);
}

async function removeVisitPhones(unit: UnitOfWork, id: string): Promise<void> {
  const asPatient = await unit.find('visitPhones', { patientId: id });
  const asDoctor = await unit.find('visitPhones', { doctorId: id });
  for (const visit of [...asPatient, ...asDoctor]) await unit.remove('visitPhones', visit.id);
}

async function removeWraps(unit: UnitOfWork, reader: string): Promise<void> {
  for (const { id } of await unit.find('dataKeys', { reader })) await unit.remove('dataKeys', id);
}

async function endVisits(
  unit: UnitOfWork,
  publish: Publish,
  { id, role }: AccountRecord,
  now: Date,
): Promise<ChangedVisit[]> {
  const changed: ChangedVisit[] = [];
  const isDoctor = role === 'doctor';
  const visits = await unit.find('appointments', isDoctor ? { doctorId: id } : { patientId: id });
  for (const visit of visits) {
    const other = isDoctor ? visit.patientId : visit.doctorId;
    if (!(await unit.get('accounts', other))) {
      await removeVisit(unit, visit.id);
    } else if (!isMissed(visit) && canMove(withLapse(visit, now).status, 'cancelled', role)) {
      const changes = {
        status: 'cancelled',
        cancelledBy: role,
        cancelReason: 'The account was deleted.',
        proposal: undefined,
        ...(isDoctor && withoutAddress(visit)),
      } as const;
      const entry = { kind: 'cancelled', by: role, at: now.toISOString() } as const;
      const after = await changeVisit(unit, publish, visit, changes, entry);
      changed.push({ before: visit, after });
    } else if (isDoctor) {
      const open = withoutFollowUp(visit, visits);
      const hasAddress = visit.place?.address || visit.place?.deskPhone;
      const changes = { ...open, ...(hasAddress && withoutAddress(visit)) };
      if (Object.keys(changes).length > 0) {
        changed.push({ before: visit, after: await changeVisit(unit, publish, visit, changes) });
      }
    }
  }
  return changed;
}

/** No one is left to see the patient again, unless that visit has taken place. */
function withoutFollowUp(
  { followUp }: AppointmentRecord,
  visits: readonly AppointmentRecord[],
): Pick<AppointmentRecord, 'followUp'> {
  const next = visits.find(({ id }) => id === followUp?.visitId);
  const isOpen = followUp && followUp.declinedAt === undefined && next?.status !== 'completed';
  return isOpen ? { followUp: undefined } : {};
}

/** An own address and desk are the doctor's data. A hospital stays. */
function withoutAddress({ place }: AppointmentRecord): Pick<AppointmentRecord, 'place'> {
  const { address: _address, deskPhone: _deskPhone, ...rest } = place ?? {};
  return { place: place?.hospital ? rest : undefined };
}

async function cancelQueueBookings(
  unit: UnitOfWork,
  { id }: AccountRecord,
  now: Date,
): Promise<void> {
  for (const booking of await unit.find('queueBookings', { patientId: id })) {
    const payment = await findPayment(unit, booking.id, now);
    if (!payment?.paidAt) {
      await removeDraft(unit, booking);
      continue;
    }
    // The books need the amount, the helper and the day, but no department.
    const kept = await unit.update('queueBookings', booking.id, {
      hospitalName: '-',
      department: '-',
      token: undefined,
      peopleAhead: undefined,
      notes: '',
      cancelReason: undefined,
    });
    if (canMoveQueue(kept.status, 'cancelled', 'patient')) {
      const cancelReason = 'The account was deleted.';
      await cancelBooking(unit, kept, { cancelledBy: 'patient', cancelReason }, now);
    }
  }
}

async function deleteConversations(unit: UnitOfWork, { id }: AccountRecord): Promise<string[]> {
  const files: string[] = [];
  for (const conversation of await listConversations(unit, id)) {
    const { personId } = getOtherMember(conversation, id);
    if (await unit.get('accounts', personId)) continue;
    files.push(...(await removeConversation(unit, conversation)));
  }
  return files;
}

async function removeEmail(unit: UnitOfWork, id: string): Promise<void> {
  const email = await unit.get('emails', id);
  if (email) {
    const { address } = email;
    for (const mail of await unit.find('mails', { address })) await unit.remove('mails', mail.id);
  }
  await unit.remove('emails', id);
  await unit.remove('emailChanges', id);
}

async function removeSideRecords(
  unit: UnitOfWork,
  { id, phone }: AccountRecord,
  address: string,
): Promise<void> {
  for (const sms of await unit.find('sms', { phone })) await unit.remove('sms', sms.id);
  for (const { id: reportId, reporter, reported } of await unit.find('reports')) {
    if ([reporter.id, reported.id].includes(id)) await unit.remove('reports', reportId);
  }
  for (const kept of await unit.find('idempotency', { accountId: id })) {
    await unit.remove('idempotency', kept.id);
  }
  for (const attempt of await unit.find('oneTimeCodes', { phone })) {
    await unit.remove('oneTimeCodes', attempt.id);
    await unit.remove('signups', attempt.id);
  }
  await unit.remove('secondFactors', id);
  await unit.remove('calendarFeeds', id);
  await removeEmail(unit, id);
  for (const what of ['login', 'second-factor'] as const) {
    await clearAttempts(unit, { what, phone, address });
  }
}
