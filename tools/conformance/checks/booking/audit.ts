import { AUDIT_PAGE_SIZE, type AuditEntry } from '../../../../src/contract/audit.ts';
import { check } from '../../check.ts';
import { dueVisit } from '../../due-visit.ts';
import {
  expectEqual,
  expectError,
  expectFile,
  expectResponse,
  expectThat,
  expectUncached,
} from '../../expectations.ts';
import type { SignedIn } from '../../signed-in.ts';
import { writtenRecord } from './records.ts';
import {
  acceptedVisit,
  choose,
  download,
  requestedVisit,
  sentFile,
  withHealthFacts,
} from './sharing.ts';

/** An equal read of the same doctor within this time has no second entry. */
const REPEAT_MS = 5 * 60 * 1000;

async function listAudit({ call }: SignedIn, query: Record<string, string> = {}) {
  const reply = await call('listAudit', { query });
  return { reply, ...expectResponse(reply) };
}

async function expectEntries(
  patient: SignedIn,
  work: () => Promise<Read[]>,
  reader: SignedIn,
): Promise<void> {
  const before = (await listAudit(patient)).entries;
  const last = before[0]?.position ?? 0;
  const reads = await work();
  const { reply, entries } = await listAudit(patient);
  const latest = Date.parse(entries[0]?.readAt ?? '') - REPEAT_MS;
  const recent = before.filter(({ readAt }) => Date.parse(readAt) > latest);
  const expected = reads.filter(
    (read, index) =>
      !recent.some((entry) => entry.reader.id === reader.user.id && isEqualRead(entry, read)) &&
      !reads.slice(0, index).some((earlier) => isEqualRead(earlier, read)),
  );
  const added = entries.filter(({ position }) => position > last).toReversed();
  expectEqual(reply, 'entries', added.length, expected.length);
  const { id, name, role } = reader.user;
  for (const [index, { kind, items, appointmentId }] of expected.entries()) {
    const entry = added[index];
    expectEqual(reply, 'position', entry?.position, last + 1 + index);
    expectEqual(reply, 'reader', entry?.reader, { id, name, role });
    expectEqual(reply, 'kind', entry?.kind, kind);
    expectEqual(reply, 'items', sorted(entry?.items ?? []), sorted(items));
    expectEqual(reply, 'appointmentId', entry?.appointmentId, appointmentId);
  }
}

type Read = Pick<AuditEntry, 'kind' | 'items' | 'appointmentId'>;

function isEqualRead(one: Read, other: Read): boolean {
  const toIds = (list: AuditEntry['items']) =>
    sorted(list)
      .map(({ id }) => id)
      .join();
  return (
    one.kind === other.kind &&
    one.appointmentId === other.appointmentId &&
    toIds(one.items) === toIds(other.items)
  );
}

function sorted(items: AuditEntry['items']): AuditEntry['items'] {
  return items.toSorted((one, two) => (one.id < two.id ? -1 : 1));
}

export const auditChecks = [
  check(
    'has one entry for equal reads within five minutes',
    'listAudit',
    async (kit) => {
      const { record } = await writtenRecord(kit);
      const { patient, doctor } = await acceptedVisit(kit, 'everything');
      const read = async () =>
        expectResponse(await doctor.call('getRecord', { params: { id: record.id } }));
      await read();
      const { entries } = await listAudit(patient);
      await read();
      const { reply, entries: after } = await listAudit(patient);
      expectEqual(reply, 'repeated entry', after[0]?.position, entries[0]?.position);
    },
    ['traces'],
  ),
  check(
    'has an entry for each call that returned medical records to a doctor, with the visit that allowed it',
    'listAudit',
    async (kit) => {
      const { record } = await writtenRecord(kit);
      const { patient, doctor, visit } = await acceptedVisit(kit, 'everything');
      const entry = { kind: 'records', appointmentId: visit.id } as const;
      await expectEntries(
        patient,
        async () => {
          const params = { id: patient.user.id };
          const list = expectResponse(await doctor.call('listRecords', { params }));
          expectResponse(await doctor.call('getRecord', { params: { id: record.id } }));
          const items = list.map(({ id, diagnosis: label }) => ({ id, label }));
          return [
            { ...entry, items },
            { ...entry, items: [{ id: record.id, label: record.diagnosis }] },
          ];
        },
        doctor,
      );
      expectUncached((await listAudit(patient)).reply);
    },
    ['traces'],
  ),
  check(
    'has an entry for a file and for health facts that a doctor read',
    'listAudit',
    (kit) =>
      withHealthFacts(kit, async () => {
        const { patient, doctor, visit } = await acceptedVisit(kit, 'everything', 'doctorA');
        const file = await sentFile(patient, doctor);
        await expectEntries(
          patient,
          async () => {
            const { id } = patient.user;
            expectFile(await download(doctor, file), 'text/plain');
            expectResponse(await doctor.call('getHealthFacts', { params: { id } }));
            return [
              { kind: 'file', items: [{ id: file, label: 'notes.txt' }], appointmentId: visit.id },
              { kind: 'health-facts', items: [{ id }], appointmentId: visit.id },
            ];
          },
          doctor,
        );
      }),
    ['traces'],
  ),
  check(
    'has an entry for a number to call that a doctor read',
    'listAudit',
    async (kit) => {
      const { id } = await dueVisit(kit);
      const doctor = await kit.as('doctorA');
      await expectEntries(
        await kit.as('patientA'),
        async () => {
          expectResponse(await doctor.call('getVisitPhone', { params: { id } }));
          return [{ kind: 'phone', items: [{ id }], appointmentId: id }];
        },
        doctor,
      );
    },
    ['traces'],
  ),
  check(
    'names no visit for a record that the doctor wrote',
    'listAudit',
    async (kit) => {
      const { record } = await writtenRecord(kit);
      const [patient, doctor] = [await kit.as('patientA'), await kit.as('doctorA')];
      expectResponse(await patient.call('endSharing', { params: { id: doctor.user.id } }));
      await expectEntries(
        patient,
        async () => {
          expectResponse(await doctor.call('getRecord', { params: { id: record.id } }));
          return [{ kind: 'records', items: [{ id: record.id, label: record.diagnosis }] }];
        },
        doctor,
      );
    },
    ['traces'],
  ),
  check(
    "has no entry for the patient's own reads and for refused ones",
    'listAudit',
    async (kit) => {
      const { record } = await writtenRecord(kit);
      const scene = await requestedVisit(kit);
      const { patient, doctor } = scene;
      await choose(scene, 'nothing');
      const stranger = await kit.as('patientB');
      await expectEntries(
        patient,
        async () => {
          const params = { id: patient.user.id };
          expectResponse(await patient.call('listRecords', { params }));
          expectResponse(await patient.call('getRecord', { params: { id: record.id } }));
          const refused = await Promise.all([
            doctor.call('getRecord', { params: { id: record.id } }),
            doctor.call('getHealthFacts', { params }),
            stranger.call('listRecords', { params }),
          ]);
          for (const reply of refused) expectError(reply, 'forbidden', 'not-found');
          return [];
        },
        doctor,
      );
    },
    ['traces'],
  ),
  check(
    "does not show a patient's trail to another patient",
    'listAudit',
    async (kit) => {
      const { record } = await writtenRecord(kit);
      const { patient, doctor } = await acceptedVisit(kit, 'everything');
      const other = await kit.as('patientB');
      const before = await listAudit(other);
      expectResponse(await doctor.call('getRecord', { params: { id: record.id } }));
      await listAudit(patient);
      const { reply, entries } = await listAudit(other);
      expectEqual(reply, 'entries of another patient', entries, before.entries);
    },
    ['traces'],
  ),
  check(
    'lists entries before a position, latest first',
    'listAudit',
    async (kit) => {
      const { record } = await writtenRecord(kit);
      const { patient, doctor } = await acceptedVisit(kit, 'everything');
      for (let read = 0; read < 2; read += 1)
        expectResponse(await doctor.call('getRecord', { params: { id: record.id } }));
      const [first] = (await listAudit(patient)).entries;
      const last = first?.position ?? 0;
      const { reply, entries, hasMore } = await listAudit(patient, { before: String(last) });
      const positions = Array.from(
        { length: Math.min(last - 1, AUDIT_PAGE_SIZE) },
        (_, index) => last - 1 - index,
      );
      expectEqual(
        reply,
        'positions',
        entries.map(({ position }) => position),
        positions,
      );
      expectThat(reply, 'hasMore', hasMore === last - 1 > AUDIT_PAGE_SIZE, 'no more', hasMore);
    },
    ['traces'],
  ),
  check('rejects a page that is no position', 'listAudit', async (kit) => {
    const { call } = await kit.as('patientA');
    for (const before of ['0', '-1', 'last'])
      expectError(await call('listAudit', { query: { before } }), 'invalid-request');
  }),
];
