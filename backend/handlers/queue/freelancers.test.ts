import { beforeEach, describe, expect, test } from 'vitest';
import { createTestQueue, type TestQueue } from '../../testing/test-queue.ts';
import { helpers, people } from '../../testing/test-seed.ts';

const { helperA, helperB, helperC } = helpers;
let queue: TestQueue;

beforeEach(async () => {
  queue = await createTestQueue();
});

const busy = async (date = '2026-11-24', token?: string) => {
  const device = queue.createDevice();
  const params = { id: helperA.id, date };
  return device.call('getBusyHours', params, token === undefined ? {} : { token });
};

test('everyone can list the helpers, sorted by rating and without phone numbers or emails', async () => {
  const { id } = helperB;
  await queue.backend.store.write((unit) => unit.update('freelancers', id, { rating: 4.9 }));
  const { status, body } = await queue.createDevice().call('listFreelancers');
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { id: helperB.id },
    { id: helperA.id, name: 'Esha Das' },
    { id: helperC.id },
  ]);
  const text = JSON.stringify(body);
  expect(text).not.toContain(helperA.phone);
  expect(text).not.toContain('@helpers.test');
});

test('a helper’s id returns the helper without phone number or email; other ids return 404', async () => {
  const device = queue.createDevice();
  const { body } = await device.call('getFreelancer', { id: helperA.id });
  expect(body).toMatchObject({ id: helperA.id, hourlyRate: 25, role: 'freelancer' });
  expect(body).not.toHaveProperty('phone');
  expect(body).not.toHaveProperty('email');
  for (const id of ['nobody', people.doctorA.id]) {
    const reply = await device.call('getFreelancer', { id });
    expect(reply).toMatchObject({ status: 404, body: { message: 'Freelancer not found' } });
  }
});

describe('a helper’s busy hours', () => {
  test('consist of the paid bookings on the date, in order', async () => {
    await queue.paid('patientA', { time: '12:00', duration: 2 });
    await queue.paid('patientB', { time: '07:30', duration: 1 });
    await queue.paid('patientB', { date: '2026-11-25' });
    await queue.paid('patientB', { freelancerId: helperB.id });
    expect((await busy()).body).toEqual({
      date: '2026-11-24',
      busy: [
        { startTime: '07:30', endTime: '08:30' },
        { startTime: '12:00', endTime: '14:00' },
      ],
    });
  });

  test('include another patient’s draft while its payment is in progress', async () => {
    const { id } = await queue.draft('patientA');
    expect((await busy()).body).toMatchObject({ busy: [] });
    await queue.intent('patientA', id);
    const held = { busy: [{ startTime: '08:00', endTime: '11:00' }] };
    expect((await busy()).body).toMatchObject(held);
    expect((await busy('2026-11-24', queue.tokenOf('patientB'))).body).toMatchObject(held);
    expect((await busy('2026-11-24', queue.tokenOf('patientA'))).body).toMatchObject({ busy: [] });
    queue.clock.advance(10 * 60);
    expect((await busy()).body).toMatchObject({ busy: [] });
  });

  test('no longer include a booking after its cancellation', async () => {
    const { id } = await queue.paid('patientA');
    await queue.cancel('patientA', id);
    expect((await busy()).body).toMatchObject({ busy: [] });
  });

  test('return an error for an unknown helper, an invalid date or an expired token', async () => {
    const device = queue.createDevice();
    const date = '2026-11-24';
    expect(await device.call('getBusyHours', { id: 'nobody', date })).toMatchObject({
      status: 404,
      body: { message: 'Freelancer not found' },
    });
    expect((await busy('2026-02-30')).status).toBe(400);
    expect(await busy(date, 'stale')).toMatchObject({
      status: 403,
      body: { code: 'token-expired' },
    });
  });
});
