import { verifyTrail } from '../store/audit-trail.ts';
import type { Store } from '../store/store.ts';

export async function findTrailProblems(store: Store, now: Date): Promise<string[]> {
  const [entries, chains] = await store.read((reads) =>
    Promise.all([reads.find('auditEntries'), reads.find('auditChains')]),
  );
  entries.sort((a, b) =>
    a.patientId === b.patientId ? a.position - b.position : a.patientId < b.patientId ? -1 : 1,
  );
  const trail = {
    chains: new Map(chains.map((chain) => [chain.id, chain])),
    invalidChains: [],
    async *entries() {
      yield* entries;
    },
  };
  const problems: string[] = [];
  for await (const problem of verifyTrail(trail, new Map(), now)) problems.push(problem);
  return problems;
}
