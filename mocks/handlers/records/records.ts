import type { HttpHandler } from 'msw';
import {
  type MedicalRecord,
  recordEndpoints,
  type VisitNotes,
} from '../../../src/contract/records.ts';
import { isSuspended } from '../../../src/domain/doctors/verification.ts';
import { randomId } from '../../crypto.ts';
import type {
  AccountRecord,
  AppointmentRecord,
  MedicalRecordRecord,
} from '../../store/core/records.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/core/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { doctorCard } from '../doctors/people.ts';

/** Implements spec §6. */
export function recordHandlers(backend: Backend): HttpHandler[] {
  const { store } = backend;

  return [
    endpointHandler(backend, recordEndpoints.listRecords, ({ params, caller }) =>
      store.read(async (reads) => {
        await checkMayRead(reads, signedIn(caller), params.id);
        const records = await findReadable(reads, signedIn(caller), params.id);
        return Promise.all(
          records.sort(latestFirst).map((record) => toRecordResponse(backend, reads, record)),
        );
      }),
    ),
    endpointHandler(backend, recordEndpoints.getRecord, ({ params, caller }) =>
      store.read(async (reads) => {
        const record = await reads.get('medicalRecords', params.id);
        if (!record) throw new ApiError('not-found', 'Medical record not found');
        await checkMayRead(reads, signedIn(caller), record.patientId);
        const readable = await findReadable(reads, signedIn(caller), record.patientId);
        if (!readable.some(({ id }) => id === record.id))
          throw new ApiError('not-found', 'Medical record not found');
        return toRecordResponse(backend, reads, record);
      }),
    ),
  ];
}

export async function createRecord(
  unit: UnitOfWork,
  { id: appointmentId, patientId, doctorId, date }: AppointmentRecord,
  { vitals, ...notes }: VisitNotes,
  now: Date,
): Promise<void> {
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
  });
}

export async function toRecordResponse(
  backend: Backend,
  reads: ReadTransaction,
  { writtenAt: _writtenAt, ...record }: MedicalRecordRecord,
): Promise<MedicalRecord> {
  return { ...record, doctor: await doctorCard(backend, reads, record.doctorId) };
}

export function latestFirst(a: MedicalRecordRecord, b: MedicalRecordRecord): number {
  return b.date.localeCompare(a.date) || b.writtenAt.localeCompare(a.writtenAt);
}

async function findReadable(
  reads: ReadTransaction,
  { id: readerId }: AccountRecord,
  patientId: string,
): Promise<MedicalRecordRecord[]> {
  const hasPatient = (await reads.get('accounts', patientId)) !== undefined;
  return reads.find(
    'medicalRecords',
    hasPatient ? { patientId } : { patientId, doctorId: readerId },
  );
}

/** A pending visit does not give the doctor access, and a suspended doctor has none. */
async function checkMayRead(
  reads: ReadTransaction,
  { id, role }: AccountRecord,
  patientId: string,
): Promise<void> {
  if (role === 'patient' && id === patientId) return;
  const doctor = role === 'doctor' ? await reads.get('doctors', id) : undefined;
  const visits =
    doctor && !isSuspended(doctor)
      ? await reads.find('appointments', { doctorId: id, patientId })
      : [];
  if (visits.some(({ status }) => status === 'scheduled' || status === 'completed')) return;
  throw new ApiError('forbidden', 'You do not have access to these medical records.');
}
