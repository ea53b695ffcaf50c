import { describe, expect, test } from 'vitest';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn, visit } from '../../testing/test-seed.ts';
import { sweep } from '../../sweep/sweep.ts';

const { patientA, patientB, doctorA, doctorB } = people;

/** 10:00 in India, 30 minutes before the visit. */
const NOW = '2026-11-24T04:30:00.000Z';
const OWN = '9876500123';

async function start(phone?: string, now = NOW) {
  const scheduled = { ...visit('phone', '10:30', 'scheduled'), appointmentType: 'phone' as const };
  const seed = createTestSeed([scheduled, visit('video', '11:00', 'scheduled')]);
  const backend = createTestBackend({ seed, now });
  const { id, patientId, doctorId } = scheduled;
  if (phone !== undefined) {
    await backend.backend.store.write((unit) =>
      unit.insert('visitPhones', {
        id,
        patientId,
        doctorId,
        phone,
        expiresAt: '2026-11-24T18:30:00.000Z',
      }),
    );
  }
  const as = async (person: typeof patientA) => {
    const device = backend.createDevice();
    const { accessToken: token } = await signIn(device, person);
    return (name: Parameters<typeof device.call>[0], visitId: string, body?: object) =>
      device.call(name, { id: visitId }, { token, ...(body && { body }) });
  };
  return { ...backend, as };
}

async function textOf(body: unknown): Promise<string> {
  return body instanceof File ? body.text() : JSON.stringify(body);
}

describe('the number of a phone visit', () => {
  test('is the account’s without another one', async () => {
    const { as } = await start();
    expect(await (await as(doctorA))('getVisitPhone', 'phone')).toMatchObject({
      status: 200,
      body: { phone: patientA.phone },
    });
  });

  test('is read by the visit’s doctor alone, and each read is in the patient’s trail', async () => {
    const { as, createDevice } = await start(OWN);
    expect(await (await as(doctorA))('getVisitPhone', 'phone')).toMatchObject({
      body: { phone: OWN },
    });
    expect((await (await as(doctorB))('getVisitPhone', 'phone')).status).toBe(404);
    expect((await (await as(patientB))('getVisitPhone', 'phone')).status).toBe(404);
    const device = createDevice();
    const { accessToken: token } = await signIn(device, patientA);
    expect(await device.call('listAudit', {}, { token })).toMatchObject({
      body: {
        entries: [{ kind: 'phone', reader: { id: doctorA.id }, appointmentId: 'phone' }],
      },
    });
  });

  test.each([
    ['before its time', '2026-11-24T04:29:00.000Z', 'too-early'],
    ['after midnight', '2026-11-24T18:30:00.000Z', 'not-found'],
  ])('is not read %s, and leaves no entry', async (_, now, code) => {
    const {
      as,
      backend: { store },
    } = await start(OWN, now);
    const refused = await (await as(doctorA))('getVisitPhone', 'phone');
    expect(refused.body).toMatchObject({ code });
    expect(JSON.stringify(refused.body)).not.toContain(OWN);
    expect(await store.read((reads) => reads.find('auditEntries'))).toEqual([]);
  });

  test('is read by the patient from the booking on, without an entry', async () => {
    const {
      as,
      backend: { store },
    } = await start(OWN, '2026-11-23T04:30:00.000Z');
    const call = await as(patientA);
    expect(await call('getVisitPhone', 'phone')).toMatchObject({ body: { phone: OWN } });
    expect(await store.read((reads) => reads.find('auditEntries'))).toEqual([]);
    await call('cancelAppointment', 'phone', {});
    expect((await call('getVisitPhone', 'phone')).status).toBe(404);
  });

  test('is not given for a visit of another kind', async () => {
    const { as } = await start(OWN);
    expect((await (await as(doctorA))('getVisitPhone', 'video')).status).toBe(404);
  });

  test.each(['completeAppointment', 'cancelAppointment'] as const)(
    'is removed by %s',
    async (name) => {
      const {
        as,
        backend: { store },
      } = await start(OWN);
      const call = await as(doctorA);
      expect((await call(name, 'phone', {})).status).toBe(200);
      expect((await call('getVisitPhone', 'phone')).body).toMatchObject({ code: 'not-found' });
      expect(await store.read((reads) => reads.find('visitPhones'))).toEqual([]);
    },
  );

  test('is removed by the sweep after midnight', async () => {
    const { backend } = await start(OWN, '2026-11-24T18:31:00.000Z');
    await sweep(backend);
    expect(await backend.store.read((reads) => reads.find('visitPhones'))).toEqual([]);
  });

  test('is in no appointment, list or export of the doctor', async () => {
    const { as } = await start(OWN);
    const call = await as(doctorA);
    for (const reply of [
      await call('listAppointments', doctorA.id),
      await call('exportAccount', doctorA.id),
    ]) {
      expect(reply.status).toBe(200);
      expect(await textOf(reply.body)).not.toContain(OWN);
    }
    const patient = await as(patientA);
    expect(await textOf((await patient('exportAccount', patientA.id)).body)).toContain(OWN);
  });
});
