import { needsStepUp } from '../../../src/domain/account/step-up.ts';
import type { ReadTransaction } from '../../store/core/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { type Caller, signedIn } from '../core/caller.ts';
import { findActiveFactor } from './active-factor.ts';

export async function checkStepUp(
  { clock }: Backend,
  reads: ReadTransaction,
  caller: Caller,
  patientId: string,
): Promise<void> {
  const { id } = signedIn(caller);
  const factor = id === patientId ? null : await findActiveFactor(reads, id);
  if (!factor) return;
  const { provedAt = '' } = (await reads.get('sessions', caller.sessionId ?? '')) ?? {};
  const isOfFactor = provedAt >= (factor.confirmedAt ?? '');
  if (isOfFactor && !needsStepUp(provedAt, clock.now())) return;
  throw new ApiError(
    'step-up-needed',
    'Enter a code from your authenticator app to open medical records.',
  );
}
