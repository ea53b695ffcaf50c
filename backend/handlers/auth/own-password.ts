import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { AccountRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import type { RequestContext } from '../core/endpoint-handler.ts';
import { uncountAttempt, countAttempt } from '../core/throttle.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';
import { findKnownDevice, readDeviceTokens } from './known-devices.ts';

/**
 * Wrong passwords count as failed logins.
 * @throws ApiError `wrong-password` for the field.
 */
export async function withOwnPassword<T>(
  backend: Backend,
  account: AccountRecord,
  { address, request }: Pick<RequestContext<Endpoint>, 'address' | 'request'>,
  given: { field: string; password: string },
  prepare: () => Promise<(unit: UnitOfWork, publish: Publish) => Promise<T | ApiError>>,
): Promise<T> {
  const { store, clock, passwords } = backend;
  return passwords.admit(address, async () => {
    const tokens = await readDeviceTokens(backend, request);
    const knownDeviceId = (await findKnownDevice(backend, tokens, account.id))?.id;
    const giver = { what: 'login' as const, phone: account.phone, address, knownDeviceId };
    await store.write((unit) => countAttempt(unit, giver, clock.now()));
    const isRight = await passwords.verify(given.password, account.passwordHash);
    const work = isRight ? await prepare() : null;
    return writeAndPublish(backend, async (unit, publish) => {
      const current = await unit.get('accounts', account.id);
      if (!work || current?.passwordHash !== account.passwordHash) {
        const message = 'This password is incorrect.';
        return new ApiError('wrong-password', message, { fields: { [given.field]: message } });
      }
      await uncountAttempt(unit, giver);
      return work(unit, publish);
    });
  });
}
