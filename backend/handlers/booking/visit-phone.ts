import {
  phoneAccess,
  phoneEnd,
  phoneWaitText,
  type PhoneAccess,
} from '../../../src/domain/appointments/visit-phone.ts';
import type { AccountRecord, AppointmentRecord } from '../../store/records.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { auditRead } from '../records/audit.ts';

export async function insertVisitPhone(
  unit: UnitOfWork,
  visit: AppointmentRecord,
  phone: string,
): Promise<void> {
  const { id, patientId, doctorId } = visit;
  const expiresAt = phoneEnd(visit).toISOString();
  await unit.insert('visitPhones', { id, patientId, doctorId, phone, expiresAt });
}

/** The only way to the number of a phone visit. A doctor's reading is in the patient's trail. */
export async function readVisitPhone(
  { store, clock }: Pick<Backend, 'store' | 'clock'>,
  reader: AccountRecord,
  appointmentId: string,
): Promise<{ phone: string }> {
  if (reader.role === 'patient') {
    return store.read(async (reads) => {
      const { visit } = await findPhoneVisit(reads, reader, appointmentId, clock.now());
      return { phone: await phoneOf(reads, visit, reader) };
    });
  }
  return store.write(async (unit) => {
    const now = clock.now();
    const { visit, access } = await findPhoneVisit(unit, reader, appointmentId, now);
    const patient = await unit.get('accounts', visit.patientId);
    if (!patient) throw noNumber();
    if (access === 'too-early') throw new ApiError('too-early', phoneWaitText(visit, '12h'));
    const items = [{ id: visit.id, visitId: visit.id }];
    await auditRead(unit, reader, visit.patientId, 'phone', items, now);
    return { phone: await phoneOf(unit, visit, patient) };
  });
}

async function findPhoneVisit(
  reads: ReadTransaction,
  reader: AccountRecord,
  id: string,
  now: Date,
): Promise<{ visit: AppointmentRecord; access: PhoneAccess }> {
  const visit = await reads.get('appointments', id);
  const access = visit && phoneAccess(visit, now);
  const isTheirs = visit?.patientId === reader.id || visit?.doctorId === reader.id;
  if (!visit || !access || !isTheirs || access === 'over') throw noNumber();
  return { visit, access };
}

async function phoneOf(
  reads: ReadTransaction,
  visit: AppointmentRecord,
  patient: AccountRecord,
): Promise<string> {
  return (await reads.get('visitPhones', visit.id))?.phone ?? patient.phone;
}

function noNumber(): ApiError {
  return new ApiError('not-found', 'There is no number to call for this visit.');
}
