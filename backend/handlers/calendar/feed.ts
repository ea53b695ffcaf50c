import { feedIcs, isInFeed } from '../../../src/domain/appointments/ics.ts';
import { FEED_NAME, toFeedEvent } from '../../../src/domain/appointments/calendar-visit.ts';
import { withEnds } from '../../../src/domain/appointments/move.ts';
import { roomPath } from '../../../src/domain/calls/room-path.ts';
import { isSuspended } from '../../../src/domain/doctors/verification.ts';
import type { AccountRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import type { Backend } from '../core/backend.ts';
import { suspended } from '../core/suspension.ts';
import { deletedUser } from '../people/people.ts';
import { byStart } from '../visits/appointment-response.ts';

/** @throws ApiError also for a suspension that began after the call */
export async function checkNotSuspended(
  reads: ReadTransaction,
  { id }: AccountRecord,
): Promise<void> {
  const doctor = await reads.get('doctors', id);
  if (doctor && isSuspended(doctor)) throw suspended('make a calendar address');
}

/** Null for a token that is unknown or has ended. */
export async function findFeedOwner(
  reads: ReadTransaction,
  tokenHash: string,
): Promise<AccountRecord | null> {
  const [feed] = await reads.find('calendarFeeds', { tokenHash }, 1);
  if (!feed) return null;
  const account = await reads.get('accounts', feed.id);
  const doctor = await reads.get('doctors', feed.id);
  return account && !(doctor && isSuspended(doctor)) ? account : null;
}

export async function writeFeed(
  { clock, calendarFeeds }: Pick<Backend, 'clock' | 'calendarFeeds'>,
  reads: ReadTransaction,
  { id, role }: AccountRecord,
): Promise<string> {
  const now = clock.now();
  const own = role === 'doctor' ? { doctorId: id } : { patientId: id };
  const visits = (await reads.find('appointments', own)).filter((visit) => isInFeed(visit, now));
  const names = new Map<string, string>();
  for (const { doctorId } of visits) {
    if (names.has(doctorId)) continue;
    names.set(doctorId, (await reads.get('doctors', doctorId))?.name ?? deletedUser.name);
  }
  const appUrl = calendarFeeds?.appUrl ?? null;
  const events = visits.sort(byStart).map((visit) => {
    const doctorName = names.get(visit.doctorId) ?? deletedUser.name;
    const room = appUrl && appUrl + roomPath(visit.id);
    return toFeedEvent({ ...withEnds(visit, now), doctorName }, role, room);
  });
  return feedIcs(events, FEED_NAME, now);
}
