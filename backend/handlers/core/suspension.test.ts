import { expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { errorResponseBody } from '../../../src/contract/errors.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { createTestSeed, people, visit } from '../../testing/test-seed.ts';
import { endpointNames } from '../../faults/faults.ts';
import { suspensionRules } from './suspension.ts';

type DoctorCall = keyof typeof suspensionRules;

const { patientA, doctorA } = people;

async function start(isSuspended = true) {
  const seed = createTestSeed([visit('visit', '10:00', 'pending')]);
  const store = createMemoryStore(seed);
  const chat = await createTestChat({ store });
  await chat.send('patientA', 'doctorA', 'Hello');
  const verification = { status: 'suspended' as const, suspendedAt: '2026-11-23T03:00:00.000Z' };
  if (isSuspended) {
    await store.write((unit) => unit.update('doctors', doctorA.id, { verification }));
  }
  return chat;
}

const isDoctorCall = (name: string): name is DoctorCall => Object.hasOwn(suspensionRules, name);

const names = endpointNames.filter(isDoctorCall);

const rule = (name: DoctorCall) => {
  const found = suspensionRules[name];
  return typeof found === 'object' ? 'cannot' : found;
};

const namesWith = (wanted: ReturnType<typeof rule>) =>
  names.filter((name) => rule(name) === wanted);

const messageBody = { clientId: 'one', content: { textContent: 'Hello', shareDoc: null } };

const bodies: Partial<Record<DoctorCall, object>> = {
  sendMessage: messageBody,
  updateAccount: { name: 'Ananya Krishnan' },
  blockPartner: { isBlocked: true },
  reportPartner: { clientId: 'one', reason: 'spam' },
};

const pathIds: Partial<Record<DoctorCall, string>> = {
  listAppointments: doctorA.id,
  updateDoctor: doctorA.id,
  updateAvailability: doctorA.id,
  blockHours: doctorA.id,
  updateRegistration: doctorA.id,
  withdrawRequest: doctorA.id,
  acceptAppointment: 'visit',
  cancelAppointment: 'visit',
  moveAppointment: 'visit',
  answerMove: 'visit',
  markMissed: 'visit',
  completeAppointment: 'visit',
  askFollowUp: 'visit',
};

async function answerTo(name: DoctorCall, isSuspended: boolean) {
  const { call } = await start(isSuspended);
  const { method, path } = endpoints[name];
  const id = pathIds[name] ?? patientA.id;
  const found = /:(\w+)/.exec(path)?.[1];
  const params = found === undefined ? {} : { [found]: id };
  const options = method === 'GET' ? {} : { body: bodies[name] ?? {} };
  const { status, body } = await call('doctorA', name, params, options);
  return { status, message: errorResponseBody.safeParse(body).data?.message };
}

test('each call that a doctor can make has a rule for suspended doctors', () => {
  const open = endpointNames.filter((name) => ['user', 'doctor'].includes(endpoints[name].access));
  expect(Object.keys(suspensionRules).sort()).toEqual(open.sort());
});

test.each(namesWith('cannot'))('a suspended doctor cannot call %s', async (name) => {
  const { status, message } = await answerTo(name, true);
  expect(status).toBe(403);
  expect(message).toMatch(/^Your account is suspended, so you cannot .+\.$/);
  expect((await answerTo(name, false)).message ?? '').not.toContain('suspended');
});

test.each(namesWith('as-before'))('a suspension does not change the answer to %s', async (name) => {
  expect(await answerTo(name, true)).toEqual(await answerTo(name, false));
});

test('a suspended doctor opens no records of patients', async () => {
  const { call } = await start();
  expect((await call('doctorA', 'listRecords', { id: patientA.id })).status).toBe(403);
});

test.each([true, false])(
  'an export has conversations, unless suspended: %s',
  async (isSuspended) => {
    const { call } = await start(isSuspended);
    const { status, body } = await call('doctorA', 'exportAccount');
    expect(status).toBe(200);
    const data: unknown = JSON.parse(body instanceof File ? await body.text() : '');
    expect(data).toMatchObject({
      account: { id: doctorA.id },
      profile: { specialty: 'Cardiology' },
      appointments: [{ id: 'visit' }],
      conversations: isSuspended ? [] : [{ with: { id: patientA.id } }],
    });
    const reason = 'Your conversations are left out while your account is suspended.';
    expect(JSON.stringify(data).includes(reason)).toBe(isSuspended);
  },
);

test('a suspended doctor still reads their profile', async () => {
  const { call } = await start();
  expect((await call('doctorA', 'getDoctorProfile', { id: doctorA.id })).status).toBe(200);
});
