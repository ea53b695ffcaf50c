import { ChainVerifier } from './audit-chain.ts';
import type { AuditChainRecord, AuditEntryRecord } from './records.ts';

export type Chains = ReadonlyMap<string, AuditChainRecord>;

export interface AuditTrail {
  chains: Chains;
  invalidChains: readonly string[];
  /** Sorted by patient and position. */
  entries: () => AsyncIterable<AuditEntryRecord | { invalidId: string }>;
}

/** @param saved earlier heads of the chains */
export async function* verifyTrail(
  { chains, invalidChains, entries }: AuditTrail,
  saved: Chains,
  onCount: (entries: number) => void = () => {},
): AsyncGenerator<string> {
  for (const id of invalidChains) yield `chain ${id} is not valid`;
  const remaining = new Set([...chains.keys(), ...saved.keys()]);
  const start = (patientId: string) => {
    remaining.delete(patientId);
    return { patientId, verifier: new ChainVerifier(patientId, saved.get(patientId)) };
  };
  function* finish({ patientId, verifier }: ReturnType<typeof start>) {
    const problem = verifier.finish(chains.get(patientId));
    if (problem !== undefined) yield `patient ${patientId}: ${problem}`;
  }
  let count = 0;
  let current: ReturnType<typeof start> | undefined;
  for await (const entry of entries()) {
    count += 1;
    if ('invalidId' in entry) {
      yield `entry ${entry.invalidId} is not valid`;
      continue;
    }
    if (entry.patientId !== current?.patientId) {
      if (current) yield* finish(current);
      current = start(entry.patientId);
    }
    await current.verifier.add(entry);
  }
  if (current) yield* finish(current);
  for (const patientId of [...remaining]) yield* finish(start(patientId));
  onCount(count);
}
