import type { AccountRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { uncountAttempt, countAttempt } from '../core/throttle.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';

/**
 * Wrong passwords count as failed logins.
 * @throws ApiError `wrong-password` for the field.
 */
export async function withOwnPassword<T>(
  backend: Pick<Backend, 'store' | 'realtime' | 'clock' | 'passwords'>,
  account: AccountRecord,
  given: { field: string; password: string; address: string },
  prepare: () => Promise<(unit: UnitOfWork, publish: Publish) => Promise<T | ApiError>>,
): Promise<T> {
  const { store, clock, passwords } = backend;
  const giver = { what: 'login' as const, phone: account.phone, address: given.address };
  return passwords.admit(given.address, async () => {
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
