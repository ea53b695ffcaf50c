import { isRecord } from './is-record.ts';

/** Records are not parsed yet, so a step accepts any shape. */
export type StoredCollections = Record<string, unknown[]>;
export type MigrationStep = (collections: StoredCollections) => StoredCollections;

/**
 * The first step leads from data version 1 to 2, the next one to 3. A released step never changes.
 * The first release stores version 1.
 */
export const migrationSteps: readonly MigrationStep[] = [
  (collections) => ({ ...collections, visitPhones: [] }),
  (collections) => ({ ...collections, notices: [] }),
  (collections) => ({ ...collections, signatures: [] }),
  (collections) => ({ ...collections, knownDevices: [] }),
  (collections) => ({ ...collections, slotHolds: holdSlots(collections['appointments'] ?? []) }),
  (collections) => ({ ...collections, calendarFeeds: [] }),
];

/** Of two visits in one slot, which no release has stored, the first holds it. */
function holdSlots(appointments: readonly unknown[]): unknown[] {
  const holds = new Map<string, unknown>();
  for (const visit of appointments.filter(isRecord)) {
    const { id, doctorId, date, time, status } = visit;
    const slot = JSON.stringify([doctorId, date, time]);
    if (status === 'cancelled' || holds.has(slot)) continue;
    holds.set(slot, { id, doctorId, date, time, appointmentId: id });
  }
  return [...holds.values()];
}
