import { describe, expect, test } from 'vitest';
import { type MedicalRecord, recordEndpoints } from '../../../src/contract/records.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import type { AppointmentRecord } from '../../store/records.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import {
  createTestSeed,
  people,
  testHospital,
  testRecord,
  visit,
} from '../../testing/test-seed.ts';

const { patientA, doctorA } = people;

const notes = {
  diagnosis: 'Knee strain, left',
  prescription: 'Ice, twice a day.',
  prescriptionLines: [
    { medicine: 'Paracetamol 500 mg', dose: '1 tablet', when: 'After food', duration: '5 days' },
    { medicine: '<script>alert(1)</script>', remarks: 'घुटने पर लगाएँ' },
    { medicine: 'Paracetamol 500 mg' },
  ],
  notes: 'No swelling.',
  vitals: { bloodPressure: { systolic: 118, diastolic: 76 }, pulse: 72, weight: 64.2 },
};

async function start(visits: AppointmentRecord[] = [], records = [testRecord('record')]) {
  const { backend, call } = await createTestChat({
    store: createMemoryStore(createTestSeed(visits, records)),
    // 9:30 in India.
    now: '2026-11-24T04:00:00.000Z',
  });
  const list = (name: keyof typeof people, id = patientA.id) => call(name, 'listRecords', { id });
  const listed = async (name: keyof typeof people): Promise<MedicalRecord[]> =>
    recordEndpoints.listRecords.response.parse((await list(name)).body);
  const complete = (body: unknown) =>
    call('doctorA', 'completeAppointment', { id: 'visit' }, { body });
  return { backend, call, list, listed, complete };
}

describe('completing a visit with notes', () => {
  test('creates a record for the patient and the doctor', async () => {
    const { call, listed, complete } = await start([visit('visit', '10:00', 'scheduled')], []);
    expect(await complete({ record: notes })).toMatchObject({
      status: 200,
      body: { appointment: { status: 'completed' } },
    });
    const [record] = await listed('patientA');
    expect(record).toEqual({
      ...notes,
      id: record?.id,
      patientId: patientA.id,
      doctorId: doctorA.id,
      date: '2026-11-24',
      appointmentId: 'visit',
      issued: {
        doctorName: doctorA.name,
        degrees: ['MBBS'],
        registration: { number: `TMC ${doctorA.id}`, council: 'Test Medical Council', year: 2012 },
        appointmentType: 'video',
        patientName: patientA.name,
      },
      doctor: {
        id: doctorA.id,
        name: doctorA.name,
        specialty: 'Cardiology',
        profilePicture: null,
      },
    });
    expect(await listed('doctorA')).toEqual([record]);
    expect((await call('patientA', 'getRecord', { id: record?.id ?? '' })).body).toEqual(record);
  });

  test('creates no record without notes or when the visit cannot be completed', async () => {
    const { listed, complete } = await start([visit('visit', '10:00', 'scheduled')], []);
    expect((await complete({})).status).toBe(200);
    expect((await complete({ record: notes })).status).toBe(409);
    expect(await listed('patientA')).toEqual([]);
  });

  test('stores vitals only if they were measured', async () => {
    const { listed, complete } = await start([visit('visit', '10:00', 'scheduled')], []);
    await complete({ record: { ...notes, vitals: {} } });
    expect((await listed('patientA'))[0]).not.toHaveProperty('vitals');
  });

  test('keeps for the printed prescription what was true at that time', async () => {
    const inPerson = {
      ...visit('visit', '10:00', 'scheduled'),
      appointmentType: 'in-person' as const,
    };
    const place = {
      address: '12 MG Road',
      location: { area: 'MG Road', city: 'Pune', state: 'MH' },
    };
    const { backend, call, listed, complete } = await start([{ ...inPerson, place }], []);
    await complete({ record: notes });
    const [before] = await listed('patientA');
    expect(before?.issued).toMatchObject({ appointmentType: 'in-person', place });
    await call('patientA', 'updateAccount', {}, { body: { name: 'New Name' } });
    await backend.store.write(async (unit) => {
      await unit.update('doctors', doctorA.id, { name: 'Dr. New Name', education: [] });
    });
    expect((await listed('patientA'))[0]?.issued).toEqual(before?.issued);
  });

  test("stores the doctor's place for a visit in person that was booked without one", async () => {
    const inPerson = {
      ...visit('visit', '10:00', 'scheduled'),
      appointmentType: 'in-person' as const,
    };
    const { listed, complete } = await start([{ ...inPerson, place: undefined }], []);
    await complete({ record: notes });
    const [record] = await listed('patientA');
    expect(record?.issued?.place).toMatchObject({ hospital: { name: testHospital.name } });
  });

  test('stores medicines only if there are some', async () => {
    const { listed, complete } = await start([visit('visit', '10:00', 'scheduled')], []);
    await complete({ record: { ...notes, prescriptionLines: [] } });
    expect((await listed('patientA'))[0]).not.toHaveProperty('prescriptionLines');
  });

  test('accepts 40 medicines of the longest texts in an Indian script', async () => {
    const { listed, complete } = await start([visit('visit', '10:00', 'scheduled')], []);
    const text = (length: number) => 'कि'.repeat(length);
    const medicine = { medicine: text(200), dose: text(100), when: text(100) };
    const line = { ...medicine, duration: text(100), remarks: text(300) };
    const prescriptionLines = Array.from({ length: 40 }, () => line);
    expect((await complete({ record: { ...notes, prescriptionLines } })).status).toBe(200);
    expect((await listed('patientA'))[0]?.prescriptionLines).toEqual(prescriptionLines);
  });

  test.each([
    [{ diagnosis: ' ' }, 'record.diagnosis', 'Diagnosis is required'],
    [{ notes: 'x'.repeat(4001) }, 'record.notes', 'Notes must be at most 4,000 characters'],
    [
      { prescriptionLines: Array.from({ length: 41 }, () => ({ medicine: 'Zinc' })) },
      'record.prescriptionLines',
      'A prescription must have at most 40 medicines',
    ],
    [
      { prescriptionLines: [{ medicine: 'Zinc' }, { medicine: 'x'.repeat(4000) }] },
      'record.prescriptionLines.1.medicine',
      'The medicine must be at most 200 characters',
    ],
    [
      { prescriptionLines: [{ medicine: 'Zinc', when: 'At\nnight' }] },
      'record.prescriptionLines.0.when',
      'When to take it must be one line, without tabs or control characters',
    ],
    [
      { prescriptionLines: [{ dose: '1 tablet' }] },
      'record.prescriptionLines.0.medicine',
      'Medicine is required',
    ],
    [{ vitals: { pulse: 7 } }, 'record.vitals.pulse', 'Pulse must be 20 to 250'],
    [{ vitals: { weight: 'much' } }, 'record.vitals.weight', 'Weight must be 1 to 400'],
    [
      { vitals: { bloodPressure: { systolic: 118.5, diastolic: 76 } } },
      'record.vitals.bloodPressure.systolic',
      'Systolic pressure must be 40 to 300',
    ],
  ])('is rejected when the notes are invalid: %o', async (change, field, message) => {
    const { call, complete } = await start([visit('visit', '10:00', 'scheduled')]);
    expect(await complete({ record: { ...notes, ...change } })).toMatchObject({
      status: 400,
      body: { message, fields: { [field]: message } },
    });
    const { body } = await call('doctorA', 'listAppointments', { id: doctorA.id });
    expect(body).toMatchObject([{ status: 'scheduled' }]);
  });
});

describe('medical records', () => {
  test('are listed latest first', async () => {
    const days = ['2026-03-01', '2026-09-30', '2026-05-17'];
    const { listed } = await start(
      [],
      days.map((day, index) => testRecord(`record-${index}`, day)),
    );
    const dates = (await listed('patientA')).map(({ date }) => date);
    expect(dates).toEqual(['2026-09-30', '2026-05-17', '2026-03-01']);
  });

  test.each([
    ['pending', 403],
    ['scheduled', 200],
    ['completed', 200],
    ['cancelled', 403],
  ] as const)(
    "of a patient with a %s visit: the list has HTTP status %i, without other doctors' records",
    async (status, answer) => {
      const record = { ...testRecord('record'), doctorId: people.doctorB.id };
      const { call, list } = await start([visit('visit', '10:00', status)], [record]);
      const reply = await list('doctorA');
      expect(reply.status).toBe(answer);
      if (answer === 200) expect(reply.body).toEqual([]);
      expect((await call('doctorA', 'getRecord', { id: 'record' })).status).toBe(403);
    },
  );

  test('are always shown to their author', async () => {
    const { call, listed } = await start();
    expect((await listed('doctorA')).map(({ id }) => id)).toEqual(['record']);
    expect((await call('doctorA', 'getRecord', { id: 'record' })).status).toBe(200);
  });

  test('cannot be read by other patients, or by doctors who have no visit with the patient', async () => {
    const { call, list } = await start([visit('visit', '10:00', 'completed')]);
    for (const name of ['doctorB', 'patientB'] as const) {
      expect((await list(name)).status).toBe(403);
      expect((await call(name, 'getRecord', { id: 'record' })).status).toBe(403);
    }
    expect((await list('doctorA', 'nobody')).status).toBe(403);
    expect((await call('patientA', 'getRecord', { id: 'nothing' })).status).toBe(404);
  });
});
