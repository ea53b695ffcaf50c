import type { MedicalRecord } from '../../../../src/contract/records.ts';
import { check } from '../../check.ts';
import { Difference } from '../../difference.ts';
import { dueVisit } from '../../due-visit.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectUncached,
  expectWrongField,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { PersonName } from '../../accounts.ts';

const notes = {
  diagnosis: 'Conformance check',
  prescription: 'Nothing at all.',
  prescriptionLines: [
    { medicine: 'Second 10 mg', dose: '1 tablet', when: 'At night', duration: '5 days' },
    { medicine: 'First 20 mg', remarks: 'After food' },
    { medicine: 'Second 10 mg' },
  ],
  notes: 'Written by the conformance kit.',
  vitals: { bloodPressure: { systolic: 118, diastolic: 76 }, pulse: 72 },
};

async function recordsOfPatientA(kit: Kit, person: PersonName) {
  const { user } = await kit.as('patientA');
  const { call } = await kit.as(person);
  return call('listRecords', { params: { id: user.id } });
}

export async function scheduledVisit(kit: Kit) {
  const visit = await kit.bookedVisit();
  const { call } = await kit.as('doctorA');
  expectResponse(await call('acceptAppointment', { params: { id: visit.id } }));
  return visit;
}

export const writtenRecord = (kit: Kit) =>
  kit.memoize('medical record', async () => {
    const visit = await dueVisit(kit);
    const { call } = await kit.as('doctorA');
    const forged = { patientId: 'someone-else', doctorId: 'someone-else', date: '2000-01-01' };
    const body = { record: { ...notes, ...forged } };
    const reply = await call('completeAppointment', { params: { id: visit.id }, body });
    expectResponse(reply);
    const list = expectResponse(await recordsOfPatientA(kit, 'patientA'));
    const record = list.find(({ appointmentId }) => appointmentId === visit.id);
    if (!record) throw new Difference(reply.name, 'record', 'kept', 'missing');
    return { visit, reply, record };
  });

const datesOf = (records: MedicalRecord[]) => records.map(({ date }) => date);

export const recordChecks = [
  check(
    "stores the doctor's notes with the correct visit, patient and doctor",
    'completeAppointment',
    async (kit) => {
      const { visit, reply, record } = await writtenRecord(kit);
      const wanted = {
        ...notes,
        patientId: visit.patientId,
        doctorId: visit.doctorId,
        date: visit.date,
      };
      const kept: Record<string, unknown> = record;
      for (const [field, value] of Object.entries(wanted)) {
        expectEqual(reply, `record.${field}`, kept[field], value);
      }
    },
    ['traces'],
  ),
  check(
    'stores with the record who wrote it, for whom and how the visit took place',
    'completeAppointment',
    async (kit) => {
      const { visit, reply, record } = await writtenRecord(kit);
      const { call } = await kit.as('doctorA');
      const doctor = expectResponse(await call('getDoctor', { params: { id: visit.doctorId } }));
      const { doctorName, degrees, registration, appointmentType, place, patientName } =
        record.issued ?? {};
      const actual = { doctorName, degrees, registration, appointmentType, place, patientName };
      expectEqual(reply, 'record.issued', actual, {
        doctorName: doctor.name,
        degrees: doctor.education,
        registration: doctor.registration,
        appointmentType: visit.appointmentType,
        place: visit.appointmentType === 'in-person' ? visit.place : undefined,
        patientName: visit.patient.name,
      });
    },
    ['traces'],
  ),
  check(
    'refuses a prescription of more than 40 medicines, or with a text that is too long',
    'completeAppointment',
    async (kit) => {
      const { id } = await kit.sharedVisit('visit of spoilt calls');
      const { call } = await kit.as('doctorA');
      const complete = (prescriptionLines: { medicine: string; remarks?: string }[]) => {
        const body = { record: { ...notes, prescriptionLines } };
        return call('completeAppointment', { params: { id }, body });
      };
      const field = 'record.prescriptionLines';
      const line = { medicine: 'First 20 mg' };
      expectWrongField(await complete(Array.from({ length: 41 }, () => line)), field);
      const medicine = 'x'.repeat(4000);
      expectWrongField(await complete([line, { medicine }]), `${field}.1.medicine`);
      const remarks = 'One line\nand another';
      expectWrongField(await complete([{ ...line, remarks }]), `${field}.0.remarks`);
      expectWrongField(await complete([{ medicine: ' ' }]), `${field}.0.medicine`);
    },
  ),
  check('lists the latest record first and forbids caching', 'listRecords', async (kit) => {
    const reply = await recordsOfPatientA(kit, 'patientA');
    const dates = datesOf(expectResponse(reply));
    expectEqual(reply, 'dates', dates, dates.toSorted().toReversed());
    expectUncached(reply);
  }),
  check(
    "returns a patient's records to a doctor with whom everything is shared",
    'listRecords',
    async (kit) => {
      const { id } = await scheduledVisit(kit);
      const { call } = await kit.as('patientA');
      const body = { scope: 'everything' };
      expectResponse(await call('chooseSharing', { params: { id }, body }));
      const reply = await recordsOfPatientA(kit, 'doctorA');
      const own = expectResponse(await recordsOfPatientA(kit, 'patientA'));
      expectEqual(reply, 'body', expectResponse(reply), own);
    },
  ),
  check(
    'returns a record to its patient and its doctor, and to no other patient',
    'getRecord',
    async (kit) => {
      const { record } = await writtenRecord(kit);
      const params = { id: record.id };
      for (const person of ['patientA', 'doctorA'] as const) {
        const reply = await (await kit.as(person)).call('getRecord', { params });
        expectEqual(reply, 'body', expectResponse(reply), record);
        expectUncached(reply);
      }
      const { call } = await kit.as('patientB');
      expectError(await call('getRecord', { params }), 'forbidden', 'not-found');
    },
    ['traces'],
  ),
];
