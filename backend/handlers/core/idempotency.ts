import type * as z from 'zod/mini';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { sha256 } from '../../core/crypto.ts';
import { replace, type UnitOfWork } from '../../store/store.ts';
import { secondsAfter, secondsUntil } from '../../core/time.ts';
import { ownAccount } from './own-account.ts';
import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';
import { signedIn } from './caller.ts';
import type { RequestContext } from './endpoint-handler.ts';
import { tooManyRequests } from './throttle.ts';
import { type Publish, writeAndPublish } from './write-and-publish.ts';

const KEY_LIFETIME_SECONDS = 24 * 60 * 60;
const KEY_MAX_LENGTH = 255;

type IdempotentContext = Pick<RequestContext<Endpoint>, 'caller' | 'request'> & {
  params?: unknown;
  body: unknown;
};

/** Returns the stored response for a repeated request, or a 422 if the requests differ. */
export async function withIdempotencyKey<Body>(
  backend: Backend,
  { path, response }: Pick<Endpoint, 'path'> & { response: z.ZodMiniType<Body> },
  { params, body, caller, request }: IdempotentContext,
  act: (unit: UnitOfWork, now: Date, publish: Publish) => Promise<Body>,
): Promise<Body> {
  const accountId = signedIn(caller).id;
  const key = request.headers.get('idempotency-key');
  if (key !== null && (key === '' || key.length > KEY_MAX_LENGTH)) {
    throw new ApiError('invalid-request', 'The Idempotency-Key must have 1 to 255 characters.');
  }
  const id = `${accountId}:${key}`;
  const fingerprint = await sha256(JSON.stringify([path, params, body]));

  return writeAndPublish(backend, async (unit, publish) => {
    const now = backend.clock.now();
    const kept = key === null ? undefined : await unit.get('idempotency', id);
    if (kept && kept.expiresAt > now.toISOString()) {
      if (kept.fingerprint === fingerprint) return response.parse(kept.answer);
      throw new ApiError(
        'idempotency-key-reused',
        'This Idempotency-Key was used for another request.',
      );
    }
    await ownAccount(unit, accountId);
    const given = await act(unit, now, publish);
    if (key !== null) {
      await checkStoredKeys(unit, accountId, now, backend.limits.storedKeys);
      const expiresAt = secondsAfter(now, KEY_LIFETIME_SECONDS);
      await replace(unit, 'idempotency', { id, accountId, fingerprint, answer: given, expiresAt });
    }
    return given;
  });
}

async function checkStoredKeys(
  unit: UnitOfWork,
  accountId: string,
  now: Date,
  limit: number,
): Promise<void> {
  const keys = await unit.find('idempotency', { accountId });
  const expiries = keys.map(({ expiresAt }) => expiresAt).filter((at) => at > now.toISOString());
  const [first] = expiries.sort();
  if (first === undefined || expiries.length < limit) return;
  throw tooManyRequests(secondsUntil(first, now), 'You have made too many bookings.');
}
