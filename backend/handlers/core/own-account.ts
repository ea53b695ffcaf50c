import type { AccountRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import { ApiError } from './api-error.ts';

/** @throws ApiError if the account was deleted */
export async function ownAccount(reads: ReadTransaction, id: string): Promise<AccountRecord> {
  const account = await reads.get('accounts', id);
  if (!account) throw new ApiError('not-signed-in', 'Please log in to continue.');
  return account;
}
