import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { healthFacts, sharing, sharingEndpoints } from '../../../src/contract/sharing.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import type { AppointmentRecord } from '../../store/records.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import {
  createTestSeed,
  people,
  type PersonName,
  TEST_PASSWORD,
  testRecord,
  visit,
} from '../../testing/test-seed.ts';
import { decide } from '../../testing/test-verification.ts';

const { patientA, doctorA } = people;
const over = 'This visit is over. You can only end what the doctor may see.';

async function start(
  visits: AppointmentRecord[] = [visit('visit', '10:00', 'scheduled')],
  now = '2026-11-23T04:00:00.000Z',
) {
  const chat = await createTestChat({ store: createMemoryStore(createTestSeed(visits)), now });
  const rows = async (name: PersonName = 'patientA') =>
    sharingEndpoints.listSharing.response.parse((await chat.call(name, 'listSharing')).body);
  const choose = (body: object, id = 'visit') =>
    chat.call('patientA', 'chooseSharing', { id }, { body });
  const end = (id: string = doctorA.id) => chat.call('patientA', 'endSharing', { id });
  return { ...chat, rows, choose, end };
}

const slot = {
  doctorId: doctorA.id,
  date: '2026-11-24',
  time: '11:30',
  appointmentType: 'video',
  notes: '',
};

describe('sharing', () => {
  test('starts with what the doctor wrote, until seven days after the visit', async () => {
    const { call, rows } = await start([]);
    await call('patientA', 'bookAppointment', { doctorId: doctorA.id }, { body: slot });
    const wanted = {
      doctorId: doctorA.id,
      scope: 'own',
      specialty: 'Cardiology',
      lastDay: '2026-12-01',
    };
    expect(await rows()).toEqual([expect.objectContaining(wanted)]);
    expect(await rows('doctorA')).toEqual(await rows());
    expect(await rows('patientB')).toEqual([]);
    expect(await rows('doctorB')).toEqual([]);
  });

  test('keeps the last day of the booking when the setting of the server changes', async () => {
    const { call, rows, backend } = await start([]);
    backend.sharingDays = 0;
    await call('patientA', 'bookAppointment', { doctorId: doctorA.id }, { body: slot });
    backend.sharingDays = 30;
    expect((await rows())[0]?.lastDay).toBe('2026-11-24');
  });

  test.each([
    ['2026-11-23T04:00:00.000Z', ['pending', 'scheduled', 'completed']],
    ['2026-12-01T18:29:00.000Z', ['scheduled', 'completed']],
    ['2026-12-01T18:30:00.000Z', ['scheduled']],
  ])('at %s is listed for the visits %j', async (now, listed) => {
    const visits = [
      visit('pending', '10:00', 'pending'),
      visit('scheduled', '10:30', 'scheduled'),
      visit('completed', '11:00', 'completed'),
      visit('cancelled', '11:30', 'cancelled'),
    ];
    const { rows } = await start(visits, now);
    expect((await rows()).map(({ appointmentId }) => appointmentId)).toEqual(listed);
    expect((await rows('doctorA')).map(({ appointmentId }) => appointmentId)).toEqual(listed);
  });

  test('can be chosen for a request and a scheduled visit, and chosen again after the end', async () => {
    const { choose, end, rows } = await start();
    expect(await choose({ scope: 'everything' })).toMatchObject({
      status: 200,
      body: { appointmentId: 'visit', scope: 'everything', lastDay: '2026-12-01' },
    });
    expect(z.array(sharing).parse((await end()).body)).toMatchObject([
      { scope: 'everything', endedAt: '2026-11-23T04:00:00.000Z' },
    ]);
    await choose({ scope: 'nothing' });
    expect((await rows())[0]).toMatchObject({ scope: 'nothing' });
    expect((await rows())[0]).not.toHaveProperty('endedAt');
  });

  test('keeps the time of the first end', async () => {
    const { end, clock } = await start();
    await end();
    clock.advance(60);
    expect((await end()).body).toMatchObject([{ endedAt: '2026-11-23T04:00:00.000Z' }]);
  });

  test('ends for completed visits too, but not for later visits', async () => {
    const completed = { ...visit('completed', '10:00', 'completed'), date: '2026-11-20' };
    const { end, rows, call } = await start([completed, visit('visit', '10:00', 'scheduled')]);
    await end();
    await call('patientA', 'bookAppointment', { doctorId: doctorA.id }, { body: slot });
    expect((await rows()).map(({ endedAt }) => endedAt !== undefined)).toEqual([true, true, false]);
  });

  test('cannot be chosen once the visit is over', async () => {
    const past = { ...visit('past', '10:00', 'scheduled'), date: '2026-11-10' };
    const lapsed = { ...visit('lapsed', '10:00', 'pending'), date: '2026-11-22' };
    const { choose } = await start([
      visit('completed', '11:00', 'completed'),
      visit('cancelled', '11:30', 'cancelled'),
      past,
      lapsed,
    ]);
    for (const id of ['completed', 'cancelled', 'past', 'lapsed']) {
      const body = { code: 'invalid-transition', message: over };
      expect(await choose({ scope: 'everything' }, id)).toMatchObject({ status: 409, body });
    }
  });

  test('by specialty needs the specialty that the doctor has now', async () => {
    const { choose, call, rows, backend, clock } = await start();
    const setSpecialty = async (specialty: string) => {
      const profile = { name: doctorA.name, bio: '', experience: 1, education: [] };
      const body = { ...profile, profilePicture: null, specialty };
      await call('doctorA', 'updateDoctor', { id: doctorA.id }, { body });
    };
    const verify = async () => {
      clock.advance(60);
      await decide(backend, doctorA.id, { outcome: 'accepted' });
    };
    const chooseSpecialty = (specialty?: string) => choose({ scope: 'specialty', specialty });
    const message = "The doctor's specialty has changed. Look at your choice again.";
    for (const specialty of ['ENT', '', undefined]) {
      expect(await chooseSpecialty(specialty)).toMatchObject({ status: 409, body: { message } });
    }
    expect(await chooseSpecialty('Cardiology')).toMatchObject({ status: 200 });
    await setSpecialty('ENT');
    expect((await chooseSpecialty('ENT')).status).toBe(409);
    expect((await chooseSpecialty('Cardiology')).status).toBe(200);
    await verify();
    expect((await rows())[0]).toMatchObject({ scope: 'specialty', specialty: 'Cardiology' });
    expect((await chooseSpecialty('Cardiology')).status).toBe(409);
    await setSpecialty('');
    await verify();
    expect((await chooseSpecialty('')).status).toBe(409);
  });

  test('is not listed for a suspended doctor', async () => {
    const { backend, rows } = await start();
    expect(await rows('doctorA')).toHaveLength(1);
    await decide(backend, doctorA.id, { outcome: 'suspended', reason: 'A complaint' });
    expect(await rows('doctorA')).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  test.each(['patientA', 'doctorA'] as const)('is deleted with the account of %s', async (name) => {
    const { call, backend, choose } = await start();
    await choose({ scope: 'everything' });
    const facts = { allergies: 'Dust', medicines: '' };
    await call('patientA', 'updateHealthFacts', {}, { body: facts });
    await call(name, 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
    const stored = await backend.store.read(async (reads) => ({
      sharings: (await reads.find('sharings')).length,
      facts: (await reads.find('healthFacts')).length,
    }));
    expect(stored).toEqual({ sharings: 0, facts: name === 'patientA' ? 0 : 1 });
    const other = name === 'patientA' ? 'doctorA' : 'patientA';
    expect((await call(other, 'listSharing')).body).toEqual([]);
  });

  test("is in the patient's export, but not in the doctor's", async () => {
    const { call, choose, backend } = await start();
    await choose({ scope: 'everything' });
    await call('patientA', 'updateHealthFacts', {}, { body: { allergies: 'Dust', medicines: '' } });
    await backend.store.write((unit) =>
      unit.insert('medicalRecords', { ...testRecord('other'), doctorId: people.doctorB.id }),
    );
    const exported = async (name: PersonName) => {
      const { body } = await call(name, 'exportAccount');
      return z
        .looseObject({ medicalRecords: z.array(z.unknown()) })
        .parse(JSON.parse(body instanceof File ? await body.text() : '{}'));
    };
    expect(await exported('patientA')).toMatchObject({
      healthFacts: { allergies: 'Dust', medicines: '' },
      sharing: [{ appointmentId: 'visit', scope: 'everything' }],
    });
    const ofDoctor = await exported('doctorA');
    expect(ofDoctor).toMatchObject({ medicalRecords: [], sharing: [] });
    expect(ofDoctor).not.toHaveProperty('healthFacts');
  });
});

describe('health facts', () => {
  test('are empty until the patient writes them', async () => {
    const { call } = await start();
    const read = () => call('patientA', 'getHealthFacts', { id: patientA.id });
    expect(await read()).toMatchObject({ status: 200, body: { allergies: '', medicines: '' } });
    const body = { dateOfBirth: '1984-08-17', allergies: ' Penicillin ', medicines: '' };
    const saved = await call('patientA', 'updateHealthFacts', {}, { body });
    expect(healthFacts.parse(saved.body)).toEqual({ ...body, allergies: 'Penicillin' });
    expect((await read()).body).toEqual(saved.body);
    const without = { allergies: '', medicines: '' };
    await call('patientA', 'updateHealthFacts', {}, { body: without });
    expect((await read()).body).toEqual(without);
  });

  test.each([
    ['1899-12-31', 400],
    ['1900-01-01', 200],
    ['2026-11-24', 200],
    ['2026-11-25', 400],
  ])('with the date of birth %s return HTTP status %i', async (dateOfBirth, status) => {
    const { call } = await start([], '2026-11-23T19:00:00.000Z');
    const body = { dateOfBirth, allergies: '', medicines: '' };
    const reply = await call('patientA', 'updateHealthFacts', {}, { body });
    expect(reply.status).toBe(status);
    if (status === 400) expect(reply.body).toHaveProperty('fields.dateOfBirth');
  });
});
