import { ChainVerifier } from './audit-chain.ts';
import type { AuditChainRecord, AuditEntryRecord } from './records.ts';

export type Chains = ReadonlyMap<string, AuditChainRecord>;

export interface AuditTrail {
  chains: Chains;
  /** Sorted by patient and position. The second kind is a row that is not a valid entry. */
  entries: AsyncIterable<AuditEntryRecord | { invalidId: string }>;
  /** Ids of rows that are not valid chains. */
  invalidChains: readonly string[];
}

/**
 * Yields a sentence per broken chain, without health data. Returns the number of entries.
 * @param saved earlier heads of the chains
 */
export async function* verifyTrail(
  { chains, entries, invalidChains }: AuditTrail,
  saved: Chains,
): AsyncGenerator<string, number> {
  for (const id of invalidChains) yield `chain ${id} is not valid`;
  const remaining = new Set([...chains.keys(), ...saved.keys()]);
  let count = 0;
  let current: { patientId: string; verifier: ChainVerifier } | undefined;
  const start = (patientId: string) => {
    remaining.delete(patientId);
    return { patientId, verifier: new ChainVerifier(patientId, saved.get(patientId)) };
  };
  function* finish(chain: typeof current) {
    const problem = chain?.verifier.finish(chains.get(chain.patientId));
    if (chain && problem !== undefined) yield `patient ${chain.patientId}: ${problem}`;
  }
  for await (const entry of entries) {
    count += 1;
    if ('invalidId' in entry) {
      yield `entry ${entry.invalidId} is not valid`;
      continue;
    }
    if (entry.patientId !== current?.patientId) {
      yield* finish(current);
      current = start(entry.patientId);
    }
    await current.verifier.add(entry);
  }
  yield* finish(current);
  for (const patientId of [...remaining]) yield* finish(start(patientId));
  return count;
}
