import { describe, expect, test } from 'vitest';
import { auditEndpoints } from '../../../src/contract/audit.ts';
import { healthFacts, sharingEndpoints } from '../../../src/contract/sharing.ts';
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

const { patientA, doctorA, doctorB } = people;
const NOW = '2026-11-24T05:00:00.000Z';
const scheduled = visit('visit', '10:00', 'scheduled');
const facts = { sex: 'female', allergies: 'Penicillin', medicines: '' };

async function start(visits: AppointmentRecord[] = [scheduled], now = NOW) {
  const others = { ...testRecord('other'), doctorId: doctorB.id, specialty: 'ENT' };
  const store = createMemoryStore(createTestSeed(visits, [others]));
  const chat = await createTestChat({ store, now });
  const { call } = chat;
  await call('patientA', 'updateHealthFacts', {}, { body: facts });
  const ask = (by: PersonName = 'doctorA', id = 'visit') => call(by, 'askForHealthFacts', { id });
  const answer = (given: unknown, by: PersonName = 'patientA', id = 'visit') =>
    call(by, 'answerHealthRequest', { id }, { body: { answer: given } });
  const read = (by: PersonName = 'doctorA') => call(by, 'getHealthFacts', { id: patientA.id });
  const request = async (by: PersonName = 'patientA') =>
    sharingEndpoints.listSharing.response.parse((await call(by, 'listSharing')).body)[0]
      ?.healthRequest;
  const trail = async () => {
    const { body } = await call('patientA', 'listAudit');
    const { entries } = auditEndpoints.listAudit.response.parse(body);
    return entries.map(({ kind, reader }) => `${kind} ${reader.id}`).toReversed();
  };
  return { ...chat, ask, answer, read, request, trail };
}

const refused = { status: 409, body: { code: 'health-request-refused' } };

describe('a doctor who asks to see health facts', () => {
  test('reads them after a yes, with an entry that names the visit, and no records', async () => {
    const { ask, answer, read, call, request, trail } = await start();
    expect((await read()).status).toBe(403);
    expect(await ask()).toMatchObject({
      status: 200,
      body: { appointmentId: 'visit', healthRequest: { state: 'asked', askedAt: NOW } },
    });
    expect((await read()).status).toBe(403);
    expect(await answer('yes')).toMatchObject({
      status: 200,
      body: { scope: 'own', healthRequest: { state: 'given', askedAt: NOW, answeredAt: NOW } },
    });
    expect(await request('doctorA')).toEqual(await request());
    expect(healthFacts.parse((await read()).body)).toEqual(facts);
    expect((await call('doctorA', 'getRecord', { id: 'other' })).status).toBe(403);
    expect(await trail()).toEqual([
      `health-asked ${doctorA.id}`,
      `health-given ${patientA.id}`,
      `health-facts ${doctorA.id}`,
    ]);
  });

  test('has one request, also from two tabs at once, and one entry', async () => {
    const { ask, answer, request, trail } = await start();
    const replies = await Promise.all([ask(), ask()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    await answer('yes');
    expect(await ask()).toMatchObject({ status: 200, body: { healthRequest: { state: 'given' } } });
    expect(await request()).toMatchObject({ state: 'given' });
    expect((await trail()).filter((entry) => entry.startsWith('health-asked'))).toHaveLength(1);
  });

  test('cannot ask again after a no, and the patient cannot take the no back by a yes', async () => {
    const { ask, answer, read, request, trail } = await start();
    await ask();
    await answer('no');
    expect(await ask()).toMatchObject(refused);
    expect(await answer('yes')).toMatchObject(refused);
    expect(await answer('no')).toMatchObject({ status: 200 });
    expect(await request()).toMatchObject({ state: 'refused' });
    expect((await read()).status).toBe(403);
    expect(await trail()).toEqual([`health-asked ${doctorA.id}`, `health-refused ${patientA.id}`]);
  });

  test('reads nothing after the patient has withdrawn a yes', async () => {
    const { ask, answer, read } = await start();
    await ask();
    await answer('yes');
    expect((await read()).status).toBe(200);
    await answer('no');
    expect(await read()).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('does not ask for what the scope shows already', async () => {
    const { ask, call, request, trail } = await start();
    await call('patientA', 'chooseSharing', { id: 'visit' }, { body: { scope: 'everything' } });
    expect(await ask()).toMatchObject({ status: 200, body: { scope: 'everything' } });
    expect(await request()).toBeUndefined();
    expect(await trail()).toEqual([]);
  });

  test.each([
    ['pending', NOW],
    ['completed', NOW],
    ['cancelled', NOW],
    ['scheduled', '2026-12-01T18:30:00.000Z'],
  ] as const)('is refused for a %s visit at %s', async (status, now) => {
    const { ask, request } = await start([visit('visit', '10:00', status)], now);
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'invalid-transition' } });
    expect(await request()).toBeUndefined();
  });

  test('may ask until the end of the last day', async () => {
    const { ask } = await start([scheduled], '2026-12-01T18:29:59.000Z');
    expect((await ask()).status).toBe(200);
  });

  test('without the visit, gets the words of other calls', async () => {
    const { ask } = await start();
    expect(await ask('doctorB')).toMatchObject({
      status: 403,
      body: { message: 'You do not have access to this appointment.' },
    });
    expect(await ask('doctorA', 'nobody')).toMatchObject({
      status: 404,
      body: { message: 'Appointment not found' },
    });
    expect((await ask('patientA')).status).toBe(403);
  });

  test('cannot ask while suspended, and reads nothing by an earlier yes', async () => {
    const { ask, answer, read, backend } = await start();
    await ask();
    await answer('yes');
    await decide(backend, doctorA.id, { outcome: 'suspended', reason: 'A complaint' });
    expect(await ask()).toMatchObject({
      status: 403,
      body: {
        message: "Your account is suspended, so you cannot ask to see a patient's health facts.",
      },
    });
    expect((await read()).status).toBe(403);
  });
});

describe('a yes', () => {
  async function given(visits?: AppointmentRecord[], now = NOW) {
    const started = await start(visits, now);
    await started.ask();
    await started.answer('yes');
    expect((await started.read()).status).toBe(200);
    return started;
  }

  test('counts until the end of the last day of the sharing', async () => {
    const { read, clock } = await given([scheduled], '2026-12-01T18:29:58.000Z');
    clock.advance(1);
    expect((await read()).status).toBe(200);
    clock.advance(1);
    expect((await read()).status).toBe(403);
  });

  test('counts after the visit was completed', async () => {
    const { read, call } = await given();
    expect(
      (await call('doctorA', 'completeAppointment', { id: 'visit' }, { body: {} })).status,
    ).toBe(200);
    expect((await read()).status).toBe(200);
  });

  test('is for the doctor of the visit only', async () => {
    const toB = { ...visit('to-b', '11:00', 'scheduled'), doctorId: doctorB.id };
    const { read } = await given([scheduled, toB]);
    expect((await read('doctorB')).status).toBe(403);
    expect((await read('patientB')).status).toBe(403);
  });

  test('ends with the sharing, and does not come back when the patient shares again', async () => {
    const { read, call, ask, request, trail } = await given();
    await call('patientA', 'endSharing', { id: doctorA.id });
    expect((await read()).status).toBe(403);
    await call('patientA', 'chooseSharing', { id: 'visit' }, { body: { scope: 'own' } });
    expect(await request()).toMatchObject({ state: 'refused' });
    expect((await read()).status).toBe(403);
    expect(await ask()).toMatchObject(refused);
    expect((await trail()).at(-1)).toBe(`health-refused ${patientA.id}`);
  });

  test('ends with the choice of nothing', async () => {
    const { read, call } = await given();
    await call('patientA', 'chooseSharing', { id: 'visit' }, { body: { scope: 'nothing' } });
    expect((await read()).status).toBe(403);
  });

  test('ends with a cancellation of the visit', async () => {
    const { read, call } = await given();
    await call('doctorA', 'cancelAppointment', { id: 'visit' }, { body: {} });
    expect((await read()).status).toBe(403);
  });

  test("ends with the patient's account, and leaves no request", async () => {
    const { read, call, backend } = await given();
    await call('patientA', 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
    expect((await read()).status).toBe(403);
    expect(await backend.store.read((reads) => reads.find('sharings'))).toEqual([]);
    expect(await backend.store.read((reads) => reads.find('healthFacts'))).toEqual([]);
  });
});

describe('an answer', () => {
  test('needs a request, the right patient and a known word', async () => {
    const { ask, answer } = await start();
    expect((await answer('yes')).status).toBe(404);
    await ask();
    for (const wrong of ['maybe', true, null, undefined, '']) {
      expect(await answer(wrong)).toMatchObject({
        status: 400,
        body: { fields: { answer: 'Choose yes or no' } },
      });
    }
    expect((await answer('yes', 'patientB')).status).toBe(403);
    expect((await answer('yes', 'doctorA')).status).toBe(403);
    expect((await answer('yes', 'patientA', 'nobody')).status).toBe(404);
  });

  test('is a no if a yes and a no are sent at once, in either order', async () => {
    for (const order of [
      ['yes', 'no'],
      ['no', 'yes'],
    ]) {
      const { ask, answer, read } = await start();
      await ask();
      await Promise.all(order.map((given) => answer(given)));
      expect((await read()).status).toBe(403);
    }
  });

  test('of yes is refused after the visit, and a no is not', async () => {
    const { ask, answer, call, read } = await start();
    await ask();
    await call('doctorA', 'completeAppointment', { id: 'visit' }, { body: {} });
    expect(await answer('yes')).toMatchObject({
      status: 409,
      body: { code: 'invalid-transition' },
    });
    expect((await answer('no')).status).toBe(200);
    expect((await read()).status).toBe(403);
  });

  test('is refused after the last day', async () => {
    const { ask, answer, clock } = await start([scheduled], '2026-12-01T18:29:59.000Z');
    await ask();
    clock.advance(1);
    for (const given of ['yes', 'no']) {
      expect(await answer(given)).toMatchObject({ body: { code: 'invalid-transition' } });
    }
  });
});
