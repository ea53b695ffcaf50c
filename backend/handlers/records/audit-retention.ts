import type { RetentionYears } from '../../../src/domain/privacy/retention.ts';
import { entryEnd, toEntryId, toLink } from '../../store/audit-chain.ts';
import type { UnitOfWork } from '../../store/store.ts';
import type { SweepStep } from '../core/sweep-step.ts';

const BATCH = 500;

export const removeOldReads: SweepStep = async ({ store, privacy }, now) => {
  let auditEntries = 0;
  const due = () =>
    store.read((reads) => reads.findExpired('auditChains', now.toISOString(), BATCH));
  for (let batch = await due(); batch.length > 0; batch = await due()) {
    for (const { id } of batch) {
      auditEntries += await store.write((unit) => removeFirst(unit, id, now, privacy.retention), {
        chainId: id,
      });
    }
  }
  return { auditEntries };
};

/** A missing entry stays the beginning, so that a verification names it. */
async function removeFirst(
  unit: UnitOfWork,
  patientId: string,
  now: Date,
  years: RetentionYears,
): Promise<number> {
  const chain = await unit.get('auditChains', patientId);
  if (!chain || chain.expiresAt > now.toISOString()) return 0;
  let { lastRemoved } = chain;
  let next = now;
  let count = 0;
  for (; count < BATCH; count += 1) {
    const id = toEntryId(patientId, (lastRemoved?.position ?? 0) + 1);
    const entry = await unit.get('auditEntries', id);
    next = entry ? entryEnd(entry.readAt, years) : entryEnd(now.toISOString());
    if (!entry || next > now) break;
    lastRemoved = await toLink(entry);
    await unit.removeAuditEntry(id);
  }
  await unit.update('auditChains', patientId, { lastRemoved, expiresAt: next.toISOString() });
  return count;
}
