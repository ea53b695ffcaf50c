import type { HttpHandler } from 'msw';
import { type ConsentBody, privacyEndpoints } from '../../../src/contract/privacy.ts';
import {
  NOTICE_VERSION,
  noticeItems,
  requiredPurposes,
} from '../../../src/domain/privacy/notice.ts';
import { getRetention } from '../../../src/domain/privacy/retention.ts';
import type { AccountRecord, ConsentRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import { ownAccount } from '../core/own-account.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { spendHourlyAmount } from '../core/throttle.ts';

export function privacyHandlers(backend: Backend): HttpHandler[] {
  const { store, clock, limits, privacy } = backend;

  return [
    endpointHandler(backend, privacyEndpoints.getPrivacy, async () => ({
      noticeVersion: NOTICE_VERSION,
      contact: privacy.contact,
      retention: getRetention(privacy.retention),
    })),

    endpointHandler(backend, privacyEndpoints.getConsent, ({ caller }) =>
      store.read(async (reads) => ({
        history: (await listConsents(reads, signedIn(caller).id)).map(toConsent),
      })),
    ),

    endpointHandler(backend, privacyEndpoints.updateConsent, ({ body, caller }) =>
      store.write(async (unit) => {
        const account = await ownAccount(unit, signedIn(caller).id);
        checkConsent(account, body);
        const { version } = body;
        const purposes = noticeItems(account.role)
          .map(({ purpose }) => purpose)
          .filter((purpose) => body.purposes.includes(purpose));
        const history = await listConsents(unit, account.id);
        const latest = history.at(-1);
        if (latest?.version === version && isSame(latest.purposes, purposes)) {
          return { history: history.map(toConsent) };
        }
        const now = clock.now();
        await spendHourlyAmount(unit, `consents:${account.id}`, now, 1, {
          limit: limits.consentsAnHour,
          reason: 'You have changed your consent too often.',
        });
        const number = (latest?.number ?? 0) + 1;
        const at = now.toISOString();
        const id = `${account.id}.${number}`;
        const added = { id, accountId: account.id, number, version, purposes, at };
        await unit.insert('consents', added);
        return { history: [...history, added].map(toConsent) };
      }),
    ),
  ];
}

export async function listConsents(
  reads: ReadTransaction,
  accountId: string,
): Promise<ConsentRecord[]> {
  const consents = await reads.find('consents', { accountId });
  return consents.sort((a, b) => a.number - b.number);
}

export function toConsent({ version, purposes, at }: ConsentRecord) {
  return { version, purposes, at };
}

function checkConsent({ role }: AccountRecord, { version, purposes }: ConsentBody): void {
  if (version > NOTICE_VERSION) throw wrongField('version', 'This version is not known.');
  if (requiredPurposes(role).every((one) => purposes.includes(one))) return;
  throw wrongField('purposes', 'An account needs these purposes. You can delete your account.');
}

function wrongField(field: string, message: string): ApiError {
  return new ApiError('invalid-request', message, { fields: { [field]: message } });
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
