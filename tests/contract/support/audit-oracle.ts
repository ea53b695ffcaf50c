import { expect } from 'vitest';
import type { AuditEntryRecord } from '../../../mocks/store/core/records.ts';
import type { SharedRead } from './sharing-history.ts';

export function expectAudited(
  reads: readonly SharedRead[],
  entries: readonly AuditEntryRecord[],
): void {
  const read = reads.flatMap(({ at, doctorId, kind, items }) =>
    items.map((item) => ({ key: toKey(at, doctorId, kind, item.id), item })),
  );
  const audited = entries.flatMap(({ readAt, readerId, kind, items, appointmentId }) =>
    items.map((id) => ({ key: toKey(readAt, readerId, kind, id), appointmentId })),
  );
  expect(audited.map(({ key }) => key).toSorted()).toEqual(read.map(({ key }) => key).toSorted());
  const items = new Map(read.map(({ key, item }) => [key, item]));
  for (const { key, appointmentId } of audited) {
    const item = items.get(key);
    const isRight =
      appointmentId === undefined
        ? item?.isOwn
        : item?.isOwn || item?.visitIds.includes(appointmentId);
    expect({ key, appointmentId, item, isRight }).toMatchObject({ isRight: true });
  }
  const hasOneVisitEach = reads.every(({ items }) => {
    const others = items.filter(({ isOwn }) => !isOwn);
    const [first] = others;
    return !first || first.visitIds.some((id) => others.every((one) => one.visitIds.includes(id)));
  });
  if (hasOneVisitEach) expect(entries).toHaveLength(reads.length);
  else expect(entries.length).toBeGreaterThan(reads.length);
}

function toKey(at: string, doctorId: string, kind: string, id: string): string {
  return `${at} ${doctorId} ${kind} ${id}`;
}
