import type { HttpHandler } from 'msw';
import {
  type MedicalRecord,
  recordEndpoints,
  type VisitNotes,
} from '../../../src/contract/records.ts';
import { hasAcceptedVisit, type SharedItem } from '../../../src/domain/records/sharing.ts';
import { randomId } from '../../core/crypto.ts';
import type { AppointmentRecord, MedicalRecordRecord } from '../../store/records.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { doctorCard } from '../people/people.ts';
import { readAs } from './read-shared.ts';

/** Implements spec §6. */
export function recordHandlers(backend: Backend): HttpHandler[] {
  const { store } = backend;

  return [
    endpointHandler(backend, recordEndpoints.listRecords, ({ params, caller }) =>
      readAs(backend, signedIn(caller), params.id, async (reads, reader) => {
        const records = await reads.find('medicalRecords', { patientId: params.id });
        const shared = records.sort(latestFirst).flatMap((record) => {
          const permission = reader.findPermission(toSharedItem(record));
          return permission ? [{ record, item: { id: record.id, ...permission } }] : [];
        });
        const { doctor } = reader;
        if (doctor && shared.length === 0 && !hasAcceptedVisit(doctor)) throw noAccess();
        return {
          response: await Promise.all(
            shared.map(({ record }) => toRecordResponse(backend, reads, record)),
          ),
          kind: 'records',
          items: shared.map(({ item }) => item),
        };
      }),
    ),
    endpointHandler(backend, recordEndpoints.getRecord, async ({ params, caller }) => {
      const find = async (reads: ReadTransaction) => {
        const record = await reads.get('medicalRecords', params.id);
        if (!record) throw new ApiError('not-found', 'Medical record not found');
        return record;
      };
      const { patientId } = await store.read(find);
      return readAs(backend, signedIn(caller), patientId, async (reads, reader) => {
        const record = await find(reads);
        const permission = reader.findPermission(toSharedItem(record));
        if (!permission) throw noAccess();
        return {
          response: await toRecordResponse(backend, reads, record),
          kind: 'records',
          items: [{ id: record.id, ...permission }],
        };
      });
    }),
  ];
}

export async function createRecord(
  unit: UnitOfWork,
  { id: appointmentId, patientId, doctorId, date }: AppointmentRecord,
  { vitals, ...notes }: VisitNotes,
  now: Date,
): Promise<void> {
  const doctor = await unit.get('doctors', doctorId);
  const isMeasured = Object.values(vitals ?? {}).some((value) => value !== undefined);
  await unit.insert('medicalRecords', {
    id: randomId(),
    patientId,
    doctorId,
    date,
    ...notes,
    ...(isMeasured && { vitals }),
    appointmentId,
    writtenAt: now.toISOString(),
    specialty: doctor?.specialty ?? '',
  });
}

export async function toRecordResponse(
  backend: Backend,
  reads: ReadTransaction,
  { writtenAt: _writtenAt, specialty: _specialty, ...record }: MedicalRecordRecord,
): Promise<MedicalRecord> {
  return { ...record, doctor: await doctorCard(backend, reads, record.doctorId) };
}

export function latestFirst(a: MedicalRecordRecord, b: MedicalRecordRecord): number {
  return b.date.localeCompare(a.date) || b.writtenAt.localeCompare(a.writtenAt);
}

function toSharedItem({ doctorId, specialty }: MedicalRecordRecord): SharedItem {
  return { kind: 'record', authorId: doctorId, specialty };
}

function noAccess(): ApiError {
  return new ApiError('forbidden', 'You do not have access to these medical records.');
}
