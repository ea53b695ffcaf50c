import { describe, expect, test } from 'vitest';
import { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import { doctorEndpoints } from '../../../src/contract/doctors.ts';
import type { DoctorRecord } from '../../store/records.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn, visit } from '../../testing/test-seed.ts';

const { patientA, patientB, doctorA, doctorB } = people;

/** 10:30 in India. */
const NOW = '2026-11-24T05:00:00.000Z';

async function start(now = NOW) {
  const seed = createTestSeed([
    visit('pending', '10:45', 'pending'),
    visit('scheduled', '10:30', 'scheduled'),
    visit('cancelled', '11:00', 'cancelled'),
  ]);
  const backend = createTestBackend({ seed, now });
  const tokenOf = async (person: typeof patientA) =>
    (await signIn(backend.createDevice(), person)).accessToken;
  const tokens = {
    patientA: await tokenOf(patientA),
    patientB: await tokenOf(patientB),
    doctorA: await tokenOf(doctorA),
    doctorB: await tokenOf(doctorB),
  };
  const device = backend.createDevice();
  const move = (name: 'accept' | 'cancel' | 'complete', id: string, token: string) =>
    device.call(`${name}Appointment`, { id }, { token, body: {} });
  return { ...backend, device, tokens, move };
}

describe('a visit', () => {
  test('is accepted and completed by its doctor', async () => {
    const { move, tokens } = await start();
    expect(await move('accept', 'pending', tokens.doctorA)).toMatchObject({
      status: 200,
      body: { success: true, appointment: { status: 'scheduled' } },
    });
    expect(await move('complete', 'pending', tokens.doctorA)).toMatchObject({
      body: { appointment: { status: 'completed' } },
    });
  });

  test('can be cancelled by its patient or doctor, with an optional reason', async () => {
    const { device, move, tokens } = await start();
    const body = { reason: ' Away that week ' };
    const byDoctor = await device.call(
      'cancelAppointment',
      { id: 'scheduled' },
      { token: tokens.doctorA, body },
    );
    expect(byDoctor.body).toMatchObject({
      appointment: { status: 'cancelled', cancelledBy: 'doctor', cancelReason: 'Away that week' },
    });
    const byPatient = await move('cancel', 'pending', tokens.patientA);
    expect(byPatient.body).toMatchObject({ appointment: { cancelledBy: 'patient' } });
    expect(JSON.stringify(byPatient.body)).not.toContain('cancelReason');
  });

  test.each([
    ['accept', 'scheduled'],
    ['accept', 'cancelled'],
    ['complete', 'pending'],
    ['cancel', 'cancelled'],
  ] as const)('rejects the action ‘%s’ when its status is ‘%s’', async (name, id) => {
    const { move, tokens } = await start();
    expect(await move(name, id, tokens.doctorA)).toMatchObject({
      status: 409,
      body: { code: 'invalid-transition' },
    });
  });

  test('can be completed from 30 minutes before its start', async () => {
    const { clock, move, tokens } = await start('2026-11-24T04:29:59.000Z');
    expect(await move('complete', 'scheduled', tokens.doctorA)).toMatchObject({
      status: 409,
      body: {
        code: 'too-early',
        message: 'You can complete this visit from 10:00 am, half an hour before it starts',
      },
    });
    clock.advance(1);
    expect((await move('complete', 'scheduled', tokens.doctorA)).status).toBe(200);
  });

  test('cannot be completed before its day, and the error contains the visit date', async () => {
    const { move, tokens } = await start('2026-11-23T04:00:00.000Z');
    expect(await move('complete', 'scheduled', tokens.doctorA)).toMatchObject({
      status: 409,
      body: {
        message:
          'You can complete this visit from 10:00 am on Tue 24 Nov, half an hour before it starts',
      },
    });
  });

  test('can be changed only by its patient and its doctor', async () => {
    const { move, tokens } = await start();
    expect((await move('accept', 'pending', tokens.doctorB)).status).toBe(403);
    expect((await move('accept', 'pending', tokens.patientA)).status).toBe(403);
    expect((await move('cancel', 'pending', tokens.patientB)).status).toBe(403);
    expect((await move('cancel', 'unknown', tokens.patientA)).status).toBe(404);
  });
});

describe('the number of patients of a doctor', () => {
  const visits = [
    visit('first', '10:30', 'scheduled'),
    visit('second', '10:45', 'scheduled'),
    { ...visit('other', '10:00', 'scheduled'), patientId: patientB.id },
    visit('cancelled', '11:00', 'cancelled'),
  ];

  async function startCounting(changes: Partial<DoctorRecord>) {
    const seed = createTestSeed(visits);
    seed.doctors = seed.doctors.map((doctor) => ({ ...doctor, ...changes }));
    const device = createTestBackend({ seed, now: NOW }).createDevice();
    const { accessToken: token } = await signIn(device, doctorA);
    const count = async (id = doctorA.id) =>
      doctorEndpoints.getDoctor.response.parse((await device.call('getDoctor', { id })).body)
        .patientCount;
    const complete = async (id: string) => {
      const { status } = await device.call('completeAppointment', { id }, { token, body: {} });
      expect(status).toBe(200);
      return count();
    };
    return { count, complete };
  }

  test('counts each patient once, at the first completed visit', async () => {
    const { count, complete } = await startCounting({ patientCount: 0 });
    expect(await count()).toBe(0);
    expect(await complete('first')).toBe(1);
    expect(await complete('second')).toBe(1);
    expect(await complete('other')).toBe(2);
    expect(await count(doctorB.id)).toBe(0);
  });

  test('stays unknown for a doctor of the demo', async () => {
    const { count, complete } = await startCounting({});
    expect(await count()).toBeUndefined();
    expect(await complete('first')).toBeUndefined();
  });
});

describe('a request that is still unanswered at its start time', () => {
  test.each(['accept', 'cancel'] as const)('rejects the action ‘%s’', async (name) => {
    const { device, move, clock } = await start();
    clock.advance(4 * 24 * 3600);
    const { accessToken } = await signIn(device, doctorA);
    const reply = await move(name, 'pending', accessToken);
    expect(reply).toMatchObject({ status: 409, body: { code: 'invalid-transition' } });
    expect(JSON.stringify(reply.body)).toContain('request ended');
  });

  test('is listed as cancelled by the system for both patient and doctor', async () => {
    const { device, clock } = await start();
    clock.advance(4 * 24 * 3600);
    for (const person of [patientA, doctorA]) {
      const { accessToken: token } = await signIn(device, person);
      const { body } = await device.call('listAppointments', { id: person.id }, { token });
      expect(body).toMatchObject([
        { id: 'scheduled', status: 'scheduled' },
        { id: 'pending', status: 'cancelled', cancelledBy: 'system' },
        { id: 'cancelled', status: 'cancelled' },
      ]);
    }
  });
});

test('the appointment list contains only the user’s own visits, sorted by time', async () => {
  const { device, tokens } = await start();
  const list = (id: string, token: string) => device.call('listAppointments', { id }, { token });
  const own = appointmentEndpoints.listAppointments.response.parse(
    (await list(patientA.id, tokens.patientA)).body,
  );
  expect(own.map(({ time }) => time)).toEqual(['10:30', '10:45', '11:00']);
  expect((await list(patientB.id, tokens.patientB)).body).toEqual([]);
  expect((await list(patientA.id, tokens.patientB)).status).toBe(403);
  expect((await list(patientA.id, tokens.doctorA)).status).toBe(403);
});
