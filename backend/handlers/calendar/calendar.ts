import type { HttpHandler } from 'msw';
import { calendarEndpoints } from '../../../src/contract/calendar.ts';
import { randomToken, sha256 } from '../../core/crypto.ts';
import type { UnitOfWork } from '../../store/store.ts';
import type { AccountRecord } from '../../store/records.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { ownAccount } from '../core/own-account.ts';
import { spendHourlyCall } from '../core/throttle.ts';
import { auditRead } from '../records/audit.ts';
import { checkNotSuspended, findFeedOwner, writeFeed } from './feed.ts';

/** Each adds to the patient's audit trail. */
const ADDRESSES_AN_HOUR = 20;

/** ADR 0099. */
export function calendarHandlers(backend: Backend): HttpHandler[] {
  const { store, clock, baseUrl } = backend;

  return [
    endpointHandler(backend, calendarEndpoints.getCalendarFeed, async ({ caller }) => {
      const { id } = signedIn(caller);
      const feed = await store.read((reads) => reads.get('calendarFeeds', id));
      return { isOffered: backend.calendarFeeds !== null, madeAt: feed?.madeAt ?? null };
    }),

    endpointHandler(backend, calendarEndpoints.makeCalendarFeed, async ({ caller }) => {
      const { id } = signedIn(caller);
      if (!backend.calendarFeeds) {
        throw new ApiError('not-found', 'A calendar address needs a server.');
      }
      const token = randomToken();
      const tokenHash = await sha256(token);
      const now = clock.now();
      const madeAt = now.toISOString();
      await store.write(async (unit) => {
        const account = await ownAccount(unit, id);
        await checkNotSuspended(unit, account);
        const limit = ADDRESSES_AN_HOUR;
        await spendHourlyCall(unit, `calendar:${id}`, now, { limit });
        await endFeed(unit, account, now);
        await unit.insert('calendarFeeds', { id, tokenHash, madeAt });
        await auditFeed(unit, account, 'calendar-made', madeAt, now);
      });
      const path = calendarEndpoints.getCalendar.path.replace(':token', token);
      return { address: baseUrl + path, madeAt };
    }),

    endpointHandler(backend, calendarEndpoints.endCalendarFeed, async ({ caller }) => {
      const { id } = signedIn(caller);
      await store.write(async (unit) => endFeed(unit, await ownAccount(unit, id), clock.now()));
      return { success: true as const, message: 'Your calendar address has ended.' };
    }),

    endpointHandler(backend, calendarEndpoints.getCalendar, async ({ params }) => {
      const tokenHash = await sha256(params.token);
      const text = await store.read(async (reads) => {
        const owner = await findFeedOwner(reads, tokenHash);
        return owner && writeFeed(backend, reads, owner);
      });
      // The same words as for a token that no address can have.
      if (text === null) throw new ApiError('not-found', 'Nothing was found at this address.');
      return new File([text], 'caresetu.ics', { type: 'text/calendar;charset=utf-8' });
    }),
  ];
}

async function endFeed(unit: UnitOfWork, account: AccountRecord, now: Date): Promise<void> {
  const feed = await unit.get('calendarFeeds', account.id);
  if (!feed) return;
  await unit.remove('calendarFeeds', account.id);
  await auditFeed(unit, account, 'calendar-ended', feed.madeAt, now);
}

/** Only patients have an audit trail. A doctor's feed has no data of a patient. */
async function auditFeed(
  unit: UnitOfWork,
  account: AccountRecord,
  kind: 'calendar-made' | 'calendar-ended',
  madeAt: string,
  now: Date,
): Promise<void> {
  if (account.role !== 'patient') return;
  // The address of another time is another item, so no entry counts as repeated.
  await auditRead(unit, account, account.id, kind, [{ id: madeAt }], now);
}
