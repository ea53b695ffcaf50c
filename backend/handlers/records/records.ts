import type { HttpHandler } from 'msw';
import {
  type Issued,
  type MedicalRecord,
  recordEndpoints,
  type VisitNotes,
} from '../../../src/contract/records.ts';
import { findPlace } from '../../../src/domain/doctors/practice.ts';
import { hasAcceptedVisit, type SharedItem } from '../../../src/domain/records/sharing.ts';
import { randomId } from '../../core/crypto.ts';
import type {
  AccountRecord,
  AppointmentRecord,
  DoctorRecord,
  MedicalRecordRecord,
} from '../../store/records.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { doctorCard } from '../people/people.ts';
import { readAs } from './read-shared.ts';

/** Implements spec §6. */
export function recordHandlers(backend: Backend): HttpHandler[] {
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
    endpointHandler(backend, recordEndpoints.getRecord, ({ params, caller }) =>
      readRecord(backend, signedIn(caller), params.id, (reads, record) =>
        toRecordResponse(backend, reads, record),
      ),
    ),
  ];
}

/** @throws ApiError if the caller may not read it */
export async function readRecord<T>(
  backend: Backend,
  caller: AccountRecord,
  id: string,
  respond: (reads: ReadTransaction, record: MedicalRecordRecord) => Promise<T>,
): Promise<T> {
  const find = async (reads: ReadTransaction) => {
    const record = await reads.get('medicalRecords', id);
    if (!record) throw new ApiError('not-found', 'Medical record not found');
    return record;
  };
  const { patientId } = await backend.store.read(find);
  return readAs(backend, caller, patientId, async (reads, reader) => {
    const record = await find(reads);
    const permission = reader.findPermission(toSharedItem(record));
    if (!permission) throw noAccess();
    return {
      response: await respond(reads, record),
      kind: 'records',
      items: [{ id: record.id, ...permission }],
    };
  });
}

export async function createRecord(
  unit: UnitOfWork,
  visit: AppointmentRecord,
  { vitals, prescriptionLines = [], ...notes }: VisitNotes,
  now: Date,
): Promise<void> {
  const { id: appointmentId, patientId, doctorId, date } = visit;
  const doctor = await unit.get('doctors', doctorId);
  const signature = await unit.get('signatures', doctorId);
  const patient = await unit.get('accounts', patientId);
  const isMeasured = Object.values(vitals ?? {}).some((value) => value !== undefined);
  await unit.insert('medicalRecords', {
    id: randomId(),
    patientId,
    doctorId,
    date,
    ...notes,
    ...(prescriptionLines.length > 0 && { prescriptionLines }),
    ...(isMeasured && { vitals }),
    ...(doctor && { issued: toIssued(visit, doctor, patient?.name ?? '') }),
    appointmentId,
    writtenAt: now.toISOString(),
    specialty: doctor?.specialty ?? '',
    ...(signature && { signature: { hash: signature.hash, type: signature.type } }),
  });
}

export function toIssued(
  { appointmentType, place: booked }: AppointmentRecord,
  doctor: DoctorRecord,
  patientName: string,
): Issued {
  const { name: doctorName, education: degrees, registration } = doctor;
  // Bookings from before doctors had a practice have no place.
  const place = appointmentType === 'in-person' ? (booked ?? findPlace(doctor)) : null;
  return {
    doctorName,
    degrees,
    ...(registration && { registration }),
    appointmentType,
    ...(place && { place }),
    patientName,
  };
}

export async function toRecordResponse(
  backend: Backend,
  reads: ReadTransaction,
  { writtenAt: _writtenAt, specialty: _specialty, signature, ...record }: MedicalRecordRecord,
): Promise<MedicalRecord> {
  const doctor = await doctorCard(backend, reads, record.doctorId);
  return { ...record, ...(signature && { hasSignature: true }), doctor };
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
