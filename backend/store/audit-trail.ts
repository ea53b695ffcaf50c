import { ChainVerifier } from './audit-chain.ts';
import type { AuditChainRecord, AuditEntryRecord } from './records.ts';

export type Chains = ReadonlyMap<string, AuditChainRecord>;

export interface AuditTrail {
  chains: Chains;
  invalidChains: readonly string[];
  /** Sorted by patient and position. */
  entries: () => AsyncIterable<AuditEntryRecord | { invalidId: string }>;
}

/**
 * @param saved earlier heads of the chains
 * @param now for the period of removed entries
 */
export async function* verifyTrail(
  { chains, invalidChains, entries }: AuditTrail,
  saved: Chains,
  now: Date,
  onCount: (entries: number) => void = () => {},
): AsyncGenerator<string> {
  for (const id of invalidChains) yield `chain ${id} is not valid`;
  const remaining = new Set([...chains.keys(), ...saved.keys()]);
  const start = async (patientId: string) => {
    remaining.delete(patientId);
    const [head, earlier] = [chains.get(patientId), saved.get(patientId)];
    return { patientId, verifier: await ChainVerifier.begin(patientId, head, earlier, now) };
  };
  type Started = Awaited<ReturnType<typeof start>>;
  function* finish({ patientId, verifier }: Started) {
    const problem = verifier.finish();
    if (problem !== undefined) yield `patient ${patientId}: ${problem}`;
  }
  let count = 0;
  let current: Started | undefined;
  for await (const entry of entries()) {
    count += 1;
    if ('invalidId' in entry) {
      yield `entry ${entry.invalidId} is not valid`;
      continue;
    }
    if (entry.patientId !== current?.patientId) {
      if (current) yield* finish(current);
      current = await start(entry.patientId);
    }
    await current.verifier.add(entry);
  }
  if (current) yield* finish(current);
  for (const patientId of remaining) yield* finish(await start(patientId));
  onCount(count);
}
