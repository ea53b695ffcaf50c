import type { HttpHandler } from 'msw';
import { type Email, emailEndpoints } from '../../../src/contract/email.ts';
import {
  OTP_DIGITS,
  OTP_LIFETIME_MINUTES,
  OTP_MAX_ATTEMPTS,
  OTP_RESEND_SECONDS,
} from '../../../src/domain/forms/otp.ts';
import { hmac, isEqual, randomCode, sha256 } from '../../core/crypto.ts';
import { secondsAfter } from '../../core/time.ts';
import { createEmail } from '../../outbox/email-templates.ts';
import type { OutboxMessage } from '../../outbox/outbox.ts';
import type { EmailChangeRecord, EmailRecord } from '../../store/records.ts';
import { type ReadTransaction, replace, type UnitOfWork } from '../../store/store.ts';
import { withOwnPassword } from '../auth/own-password.ts';
import { WRONG_CODES_AN_HOUR, wrongCode } from '../auth/one-time-codes.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { ownAccount } from '../core/own-account.ts';
import { findSigningKeys } from '../core/signing-keys.ts';
import { checkHourlyCall, forgive, spendHourlyCall } from '../core/throttle.ts';
import { writeAndSend } from '../core/write-and-send.ts';
import { planEmailReminders } from '../notices/plan-deliveries.ts';

const WARNING_LIFETIME_SECONDS = 24 * 60 * 60;

/** ADR 0105. */
export function emailHandlers(backend: Backend): HttpHandler[] {
  const { store, clock } = backend;

  return [
    endpointHandler(backend, emailEndpoints.getEmail, ({ caller }) =>
      store.read((reads) => toEmailResponse(backend, reads, signedIn(caller).id)),
    ),

    endpointHandler(backend, emailEndpoints.changeEmail, async (call) => {
      const account = signedIn(call.caller);
      const { address, password } = call.body;
      const given = { field: 'password', password };
      const code = randomCode(OTP_DIGITS);
      const change = await withOwnPassword(
        backend,
        account,
        call,
        given,
        async () => (unit) => storeChange(unit, backend, { id: account.id, address, code }),
      );
      await writeAndSend(backend, async (_, send) => send(createCodeMessage(change, code)));
      return store.read((reads) => toEmailResponse(backend, reads, account.id));
    }),

    endpointHandler(backend, emailEndpoints.verifyEmail, ({ caller, body: { code } }) =>
      writeAndSend(backend, async (unit, send) => {
        const account = await ownAccount(unit, signedIn(caller).id);
        const { id } = account;
        const change = await redeemChange(unit, backend, id, code);
        if (change instanceof ApiError) return change;
        const now = clock.now();
        const before = await unit.get('emails', id);
        const { address } = change;
        await replace(unit, 'emails', { id, address, verifiedAt: now.toISOString() });
        if (before && before.address !== address) send(createWarning(before, 'address-changed'));
        await planEmailReminders(unit, account, now);
        return toEmailResponse(backend, unit, id);
      }),
    ),

    endpointHandler(backend, emailEndpoints.removeEmail, ({ caller }) =>
      writeAndSend(backend, async (unit, send) => {
        const { id } = await ownAccount(unit, signedIn(caller).id);
        const before = await unit.get('emails', id);
        if (before) send(createWarning(before, 'address-removed'));
        await unit.remove('emails', id);
        await unit.remove('emailChanges', id);
        return toEmailResponse(backend, unit, id);
      }),
    ),
  ];
}

async function toEmailResponse(
  { mail, clock }: Backend,
  reads: ReadTransaction,
  id: string,
): Promise<Email> {
  const own = await reads.get('emails', id);
  const change = await reads.get('emailChanges', id);
  // The sweep may remove it up to a minute later.
  const isOpen = change && change.expiresAt > clock.now().toISOString();
  return {
    isOffered: mail !== null,
    address: own?.address ?? null,
    verifiedAt: own?.verifiedAt ?? null,
    pending: isOpen
      ? { address: change.address, sentAt: change.sentAt, expiresAt: change.expiresAt }
      : null,
  };
}

/** Commit the returned error: the right password must not count as a failed login. */
async function storeChange(
  unit: UnitOfWork,
  backend: Backend,
  { id, address, code }: { id: string; address: string; code: string },
): Promise<EmailChangeRecord | ApiError> {
  if (!backend.mail) return new ApiError('not-found', 'This server sends no e-mail.');
  const now = backend.clock.now();
  const tooMany = await spendCode(unit, { id, address }, now);
  if (tooMany) return tooMany;
  const [key] = await findSigningKeys(unit, backend);
  const change: EmailChangeRecord = {
    id,
    address,
    codeHash: await hashCode(key, { id, address }, code),
    triesLeft: OTP_MAX_ATTEMPTS,
    sentAt: now.toISOString(),
    expiresAt: secondsAfter(now, OTP_LIFETIME_MINUTES * 60),
  };
  await replace(unit, 'emailChanges', change);
  return change;
}

async function spendCode(
  unit: UnitOfWork,
  { id, address }: { id: string; address: string },
  now: Date,
): Promise<ApiError | null> {
  // Anyone's inbox, so all accounts together send few codes to it. Limits are stored readable.
  const inbox = `email-to:${await sha256(address.toLowerCase())}`;
  try {
    await checkHourlyCall(unit, inbox, now);
    await spendHourlyCall(unit, `email:${id}`, now, { spacingSeconds: OTP_RESEND_SECONDS });
    await spendHourlyCall(unit, inbox, now);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Counts wrong codes, so commit the returned error. */
async function redeemChange(
  unit: UnitOfWork,
  backend: Backend,
  id: string,
  code: string,
): Promise<EmailChangeRecord | ApiError> {
  const now = backend.clock.now();
  const change = await unit.get('emailChanges', id);
  if (!change || change.triesLeft === 0 || change.expiresAt <= now.toISOString()) {
    return new ApiError('otp-expired', 'This code is no longer valid. Please request a new one.');
  }
  const wrongCodes = `wrong-email-code:${id}`;
  await spendHourlyCall(unit, wrongCodes, now, { limit: WRONG_CODES_AN_HOUR });
  const keys = await findSigningKeys(unit, backend);
  const hashes = await Promise.all(keys.map((key) => hashCode(key, change, code)));
  if (!hashes.some((hash) => isEqual(change.codeHash, hash))) {
    await unit.update('emailChanges', id, { triesLeft: change.triesLeft - 1 });
    return wrongCode();
  }
  await forgive(unit, wrongCodes);
  await unit.remove('emailChanges', id);
  return change;
}

/** Keyed, because a plain hash of six digits can be reversed. */
function hashCode(
  key: string,
  { id, address }: Pick<EmailChangeRecord, 'id' | 'address'>,
  code: string,
): Promise<string> {
  return hmac(key, `email:${id}:${address}:${code}`);
}

/** A code that is sent again replaces an unsent one. */
function createCodeMessage(
  { id, address, sentAt }: EmailChangeRecord,
  code: string,
): OutboxMessage {
  const values = { code, minutes: String(OTP_LIFETIME_MINUTES) };
  return {
    id: `email-code:${id}`,
    content: { ...createEmail(address, 'code', values), id: `email-code:${id}:${sentAt}` },
    lifetimeSeconds: OTP_LIFETIME_MINUTES * 60,
  };
}

/** To the earlier address, in case a thief of the session did it. A later one does not replace it. */
function createWarning(
  { id: accountId, address, verifiedAt }: EmailRecord,
  name: 'address-changed' | 'address-removed',
): OutboxMessage {
  const id = `email-changed:${accountId}:${verifiedAt}`;
  return {
    id,
    content: { ...createEmail(address, name), id },
    lifetimeSeconds: WARNING_LIFETIME_SECONDS,
  };
}
