import { isSuspended } from '../../../src/domain/doctors/verification.ts';
import type { AccountRecord } from '../../store/core/records.ts';
import type { ReadTransaction } from '../../store/core/store.ts';
import { ApiError } from '../core/api-error.ts';

/** @param refused completes 'so you cannot …' */
export async function refuseSuspended(
  reads: Pick<ReadTransaction, 'get'>,
  { id, role }: Pick<AccountRecord, 'id' | 'role'>,
  refused: string,
): Promise<void> {
  const doctor = role === 'doctor' && (await reads.get('doctors', id));
  if (doctor && isSuspended(doctor)) throw suspended(refused);
}

export function suspended(refused: string): ApiError {
  return new ApiError('forbidden', `Your account is suspended, so you cannot ${refused}.`);
}
