import type { SecondFactorRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';

export async function findActiveFactor(
  reads: ReadTransaction,
  accountId: string,
): Promise<SecondFactorRecord | null> {
  const factor = await reads.get('secondFactors', accountId);
  return factor && factor.confirmedAt !== null ? factor : null;
}
