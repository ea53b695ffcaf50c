import { isSuspended } from '../../../src/domain/doctors/verification.ts';
import {
  findPermission,
  type Permission,
  type Reader,
  type SharedItem,
} from '../../../src/domain/records/sharing.ts';
import type { AccountRecord } from '../../store/core/records.ts';
import type { ReadTransaction } from '../../store/core/store.ts';
import type { Backend } from '../core/backend.ts';
import { findSharing } from './visit-sharing.ts';

export interface PatientReader {
  findPermission: (item: SharedItem) => Permission | null;
  /** Null if the patient is the reader. */
  doctor: Reader | null;
}

export interface ReadItem extends Permission {
  id: string;
}

interface PatientRead<T> {
  response: T;
  /** Everything of the patient's in the response. */
  items: readonly ReadItem[];
}

/** Every read of a patient's records, health facts and files passes here. */
export async function readAs<T>(
  { store, clock }: Pick<Backend, 'store' | 'clock'>,
  caller: AccountRecord,
  patientId: string,
  work: (reads: ReadTransaction, reader: PatientReader) => Promise<PatientRead<T>>,
): Promise<T> {
  if (caller.role === 'patient' && caller.id === patientId) {
    const owner: PatientReader = { findPermission: () => ({}), doctor: null };
    return store.read(async (reads) => (await work(reads, owner)).response);
  }
  return store.write(async (unit) => {
    const now = clock.now();
    const doctor = await loadReader(unit, caller.id, patientId);
    const { response } = await work(unit, {
      findPermission: (item) => findPermission(item, doctor, now),
      doctor,
    });
    return response;
  });
}

async function loadReader(
  reads: ReadTransaction,
  doctorId: string,
  patientId: string,
): Promise<Reader> {
  const doctor = await reads.get('doctors', doctorId);
  const patient = await reads.get('accounts', patientId);
  const visits = doctor ? await reads.find('appointments', { doctorId, patientId }) : [];
  return {
    doctorId,
    isSuspended: !doctor || isSuspended(doctor),
    visits: await Promise.all(
      visits.map(async (visit) => {
        const { scope, specialty, lastDay, endedAt } = await findSharing(reads, visit);
        return {
          id: visit.id,
          status: visit.status,
          scope: patient ? scope : 'nothing',
          specialty,
          lastDay,
          endedAt,
        };
      }),
    ),
  };
}
