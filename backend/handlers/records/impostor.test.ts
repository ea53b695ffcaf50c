import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import { medicalRecord } from '../../../src/contract/records.ts';
import { user } from '../../../src/contract/auth.ts';
import { weekday } from '../../../src/contract/doctors.ts';
import { createTestBackend, type SendOptions } from '../../testing/test-backend.ts';
import {
  createTestSeed,
  people,
  signIn,
  TEST_PASSWORD,
  testRecord,
} from '../../testing/test-seed.ts';
import { decide, testRegistration } from '../../testing/test-verification.ts';

const { patientA, doctorA } = people;
const NAME = 'Dr. Ananya Krishnan';
const PHONE = '9333333333';
const DAY = 24 * 60 * 60;

test('a doctor who signs up with the name of another doctor reads only what they wrote', async () => {
  const seed = createTestSeed([], [{ ...testRecord('record'), specialty: 'Cardiology' }]);
  seed.accounts = seed.accounts.map((one) =>
    one.id === doctorA.id ? { ...one, name: NAME } : one,
  );
  seed.doctors = seed.doctors.map((one) => (one.id === doctorA.id ? { ...one, name: NAME } : one));
  seed.healthFacts = [{ id: patientA.id, allergies: 'Penicillin', medicines: '' }];
  const { backend, clock, codeFor, createDevice } = createTestBackend({ seed });

  const impostor = createDevice();
  const signup = { fullName: NAME, phone: PHONE, password: TEST_PASSWORD, terms: true };
  await impostor.call('signup', {}, { body: { ...signup, role: 'doctor' } });
  const body = { phone: PHONE, otp: codeFor(PHONE) };
  const verified = await impostor.call('verifyOtp', {}, { body });
  const { id } = z.object({ user }).parse(verified.body).user;
  const phones = { doctor: PHONE, patient: patientA.phone };
  const as = async (
    role: 'doctor' | 'patient',
    name: Parameters<typeof impostor.call>[0],
    params: Record<string, string> = {},
    options: SendOptions = {},
  ) => {
    const device = createDevice();
    const { accessToken } = await signIn(device, { role, phone: phones[role] });
    return device.call(name, params, { token: accessToken, ...options });
  };
  const profile = {
    name: NAME,
    specialty: 'Cardiology',
    bio: '',
    experience: 12,
    profilePicture: null,
    education: [],
  };
  await as('doctor', 'updateDoctor', { id }, { body: profile });
  const availability = weekday.options.map((day) => ({
    day,
    startTime: '10:00',
    endTime: '12:00',
  }));
  await as('doctor', 'updateAvailability', { id }, { body: { availability } });
  await as('doctor', 'updateRegistration', { id }, { body: testRegistration });

  const reads = async () => {
    const list = await as('doctor', 'listRecords', { id: patientA.id });
    return {
      list: list.status === 200 ? z.array(medicalRecord).parse(list.body) : list.status,
      record: (await as('doctor', 'getRecord', { id: 'record' })).status,
      facts: (await as('doctor', 'getHealthFacts', { id: patientA.id })).status,
    };
  };
  const slot = { doctorId: id, date: '2026-11-24', time: '10:00', appointmentType: 'video' };
  const book = () => as('patient', 'bookAppointment', slot, { body: { ...slot, notes: '' } });
  const listed = async () => JSON.stringify((await as('patient', 'listDoctors')).body);

  expect(await listed()).not.toContain(id);
  expect((await book()).status).toBe(404);
  expect((await as('patient', 'openConversation', { id })).status).toBe(403);
  expect((await as('doctor', 'openConversation', { id: patientA.id })).status).toBe(403);
  expect(await reads()).toEqual({ list: 403, record: 403, facts: 403 });

  await decide(backend, id, { outcome: 'accepted' });
  expect(await reads()).toEqual({ list: 403, record: 403, facts: 403 });
  const booked = appointmentEndpoints.bookAppointment.response.parse((await book()).body);
  const visit = { id: booked.appointment.id };
  expect(await reads()).toEqual({ list: 403, record: 403, facts: 403 });
  expect((await as('doctor', 'acceptAppointment', visit)).status).toBe(200);
  expect(await reads()).toEqual({ list: [], record: 403, facts: 403 });

  clock.advance(DAY);
  const record = { diagnosis: 'Cold', prescription: '', notes: '' };
  const done = await as('doctor', 'completeAppointment', visit, { body: { record } });
  expect(done.status).toBe(200);
  for (const days of [0, 6, 5]) {
    clock.advance(days * DAY);
    const { list, ...others } = await reads();
    expect(list).toEqual([expect.objectContaining({ doctorId: id, diagnosis: 'Cold' })]);
    expect(others).toEqual({ record: 403, facts: 403 });
  }
});
