import type { AuditEntry } from '../../../src/contract/audit.ts';
import type { SharingScope } from '../../../src/contract/sharing.ts';
import { isSuspended } from '../../../src/domain/doctors/verification.ts';
import {
  findPermission,
  type Permission,
  type Reader,
  type SharedItem,
  type SharedVisit,
} from '../../../src/domain/records/sharing.ts';
import type { AccountRecord } from '../../store/records.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';
import type { Backend } from '../core/backend.ts';
import { auditRead, type ReadItem } from './audit.ts';
import { findSharing } from '../visits/visit-sharing.ts';

export interface PatientReader {
  findPermission: (item: SharedItem) => Permission | null;
  /** Null if the patient is the reader. */
  doctor: Reader | null;
}

interface PatientRead<T> {
  response: T;
  kind: AuditEntry['kind'];
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
  const run = async (unit: UnitOfWork) => {
    const now = clock.now();
    const doctor = await loadReader(unit, caller.id, patientId);
    const { response, kind, items } = await work(unit, {
      findPermission: (item) => findPermission(item, doctor, now),
      doctor,
    });
    await auditRead(unit, caller, patientId, kind, items, now);
    return response;
  };
  return store.write(run, { chainId: patientId });
}

async function loadReader(
  reads: ReadTransaction,
  doctorId: string,
  patientId: string,
): Promise<Reader> {
  const doctor = await reads.get('doctors', doctorId);
  const patient = await reads.get('accounts', patientId);
  const found = doctor ? await reads.find('appointments', { doctorId, patientId }) : [];
  const visits = await Promise.all(
    found.map(async (visit): Promise<SharedVisit> => {
      const { scope, specialty, lastDay, endedAt, healthRequest } = await findSharing(reads, visit);
      return {
        id: visit.id,
        status: visit.status,
        missed: visit.missed,
        scope: patient ? scope : 'nothing',
        specialty,
        lastDay,
        endedAt,
        healthRequest: patient ? healthRequest : undefined,
      };
    }),
  );
  visits.sort(widestFirst);
  return { doctorId, isSuspended: !doctor || isSuspended(doctor), visits };
}

const widths: Record<SharingScope, number> = { nothing: 0, own: 1, specialty: 2, everything: 3 };

/** Audit entries then name as few visits as possible. */
function widestFirst(a: SharedVisit, b: SharedVisit): number {
  return widths[b.scope] - widths[a.scope] || (a.id < b.id ? -1 : 1);
}
