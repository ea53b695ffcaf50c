import { verifyPassword } from '../crypto.ts';
import type { AccountRecord } from '../store/records.ts';
import type { UnitOfWork } from '../store/store.ts';
import { ApiError } from './api-error.ts';
import { type Backend, writeOrRefuse } from './backend.ts';
import { forgive, passwordThrottle, spendPasswordTry } from './throttle.ts';

/**
 * Does work in the name of somebody who is signed in and knows the own password, too: a device left
 * open is not enough. Tries count as those of a login. Throws `wrong-password` for the field.
 */
export async function withOwnPassword<T>(
  { store, clock }: Pick<Backend, 'store' | 'clock'>,
  account: AccountRecord,
  given: { field: string; password: string },
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const throttle = passwordThrottle(account.phone);
  await store.write((unit) => spendPasswordTry(unit, throttle, clock.now()));
  const isRight = await verifyPassword(given.password, account.passwordHash);
  return writeOrRefuse(store, async (unit) => {
    const current = await unit.get('accounts', account.id);
    if (!isRight || current?.passwordHash !== account.passwordHash) {
      const message = 'This is not your password.';
      return new ApiError('wrong-password', message, { fields: { [given.field]: message } });
    }
    await forgive(unit, throttle);
    return work(unit);
  });
}
