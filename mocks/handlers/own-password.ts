import type { AccountRecord } from '../store/records.ts';
import type { UnitOfWork } from '../store/store.ts';
import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';
import { uncountPasswordAttempt, countPasswordAttempt } from './throttle.ts';
import { type Publish, writeAndPublish } from './write-and-publish.ts';

/**
 * Checks the current password: a device may be left open. Attempts count as login attempts.
 * @throws `wrong-password` for the field.
 */
export async function withOwnPassword<T>(
  backend: Pick<Backend, 'store' | 'realtime' | 'clock' | 'passwords'>,
  account: AccountRecord,
  given: { field: string; password: string; address: string },
  prepare: () => Promise<(unit: UnitOfWork, publish: Publish) => Promise<T>>,
): Promise<T> {
  const { store, clock, passwords } = backend;
  const giver = { phone: account.phone, address: given.address };
  return passwords.admit(async () => {
    await store.write((unit) => countPasswordAttempt(unit, giver, clock.now()));
    const isRight = await passwords.verify(given.password, account.passwordHash);
    const work = isRight ? await prepare() : null;
    return writeAndPublish(backend, async (unit, publish) => {
      const current = await unit.get('accounts', account.id);
      if (!work || current?.passwordHash !== account.passwordHash) {
        const message = 'This password is incorrect.';
        return new ApiError('wrong-password', message, { fields: { [given.field]: message } });
      }
      await uncountPasswordAttempt(unit, giver);
      return work(unit, publish);
    });
  });
}
