import { expect } from 'vitest';
import type { AuditEntryRecord } from '../../../backend/store/records.ts';
import type { SharedRead } from './sharing-history.ts';

const REPEAT_MS = 5 * 60 * 1000;
const REPEAT_ENTRIES = 50;

/** A read that equals one of the last 5 minutes adds no entry. */
export function expectAudited(
  reads: readonly SharedRead[],
  entries: readonly AuditEntryRecord[],
): void {
  const trail = entries.toSorted((one, other) => one.position - other.position);
  const items = new Map(
    reads.flatMap(({ at, doctorId, kind, items: read }) =>
      read.map((item) => [toKey(at, doctorId, kind, item.id), item] as const),
    ),
  );
  for (const { readAt, readerId, kind, items: ids, appointmentId } of trail) {
    for (const id of ids) {
      const key = toKey(readAt, readerId, kind, id);
      const item = items.get(key);
      const isRight = item && isIn(item, appointmentId);
      expect({ key, appointmentId, item, isRight }).toMatchObject({ isRight: true });
    }
  }
  expect(reads.filter((read) => !isInTrail(read, trail))).toEqual([]);
  expect(trail.filter((entry, index) => isRepeated(entry, trail.slice(0, index)))).toEqual([]);
}

function isInTrail(read: SharedRead, trail: readonly AuditEntryRecord[]): boolean {
  const since = Date.parse(read.at) - REPEAT_MS;
  const covering = trail.filter(
    ({ readAt, readerId, kind, items, appointmentId }) =>
      readerId === read.doctorId &&
      kind === read.kind &&
      readAt <= read.at &&
      Date.parse(readAt) > since &&
      items.every((id) => read.items.some((item) => item.id === id && isIn(item, appointmentId))),
  );
  const others = read.items.filter(({ isOwn }) => !isOwn);
  const [first] = others;
  const hasOneVisit =
    !first || first.visitIds.some((id) => others.every((one) => one.visitIds.includes(id)));
  return hasOneVisit
    ? covering.some(({ items }) => items.length === read.items.length)
    : read.items.every(({ id }) => covering.some(({ items }) => items.includes(id)));
}

function isIn({ isOwn, visitIds }: SharedRead['items'][number], visitId?: string): boolean {
  return isOwn || (visitId !== undefined && visitIds.includes(visitId));
}

function isRepeated(entry: AuditEntryRecord, earlier: readonly AuditEntryRecord[]): boolean {
  const since = Date.parse(entry.readAt) - REPEAT_MS;
  return earlier
    .slice(-REPEAT_ENTRIES)
    .some((one) => Date.parse(one.readAt) > since && toReadKey(one) === toReadKey(entry));
}

function toReadKey({ readerId, kind, items, appointmentId = '' }: AuditEntryRecord): string {
  return JSON.stringify([readerId, kind, items.toSorted(), appointmentId]);
}

function toKey(at: string, doctorId: string, kind: string, id: string): string {
  return `${at} ${doctorId} ${kind} ${id}`;
}
