import { isRecord } from './is-record.ts';

const HOUR_MS = 60 * 60 * 1000;

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
  (collections) => ({ ...collections, deliveries: planReminders(collections) }),
  (collections) => ({ ...collections, waitlist: [] }),
  (collections) => ({ ...collections, emails: [], emailChanges: [], mails: [] }),
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

/** Those of earlier visits are void, and dropped at the first attempt. */
function planReminders({ accounts = [], appointments = [] }: StoredCollections): unknown[] {
  const accountIds = new Set(accounts.filter(isRecord).map(({ id }) => id));
  return appointments.filter(isRecord).flatMap((visit) => {
    const { id, patientId, date, time, status, missed, appointmentType, revision = 1 } = visit;
    if (status !== 'scheduled' || missed !== undefined || !accountIds.has(patientId)) return [];
    const start = Date.parse(`${String(date)}T${String(time)}:00+05:30`);
    const eve = Date.parse(`${String(date)}T18:00:00+05:30`) - 24 * HOUR_MS;
    const reminders: [string, number][] = [
      ['tomorrow', eve],
      ['soon', start - 2 * HOUR_MS],
    ];
    if (appointmentType === 'video') reminders.push(['starts', start]);
    return reminders.flatMap(([kind, dueAt]) =>
      ['app', 'sms'].map((channel) => ({
        id: `${String(id)}:${String(revision)}:${kind}:${channel}`,
        accountId: patientId,
        subject: id,
        kind,
        channel,
        state: 'due',
        attempts: 0,
        expiresAt: new Date(dueAt).toISOString(),
      })),
    );
  });
}
