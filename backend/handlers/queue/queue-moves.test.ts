import { beforeEach, describe, expect, test } from 'vitest';
import { Realtime } from '../../realtime/realtime.ts';
import { createConnection } from '../../testing/test-chat.ts';
import { createTestQueue, type TestQueue } from '../../testing/test-queue.ts';
import { helpers, people } from '../../testing/test-seed.ts';

const refused = { status: 409, body: { code: 'invalid-transition' } };
let queue: TestQueue;

beforeEach(async () => {
  queue = await createTestQueue();
});

const report = (bookingId: string, status: string, place: object = {}) =>
  queue.report('reportQueue', { bookingId, status, ...place });

describe('a helper’s status report', () => {
  test('updates the booking and sends the patient a message', async () => {
    const { id } = await queue.paid('patientA');
    const steps: [string, object][] = [
      ['on-the-way', {}],
      ['in-queue', { token: 'A-42', peopleAhead: 12 }],
      ['in-queue', { peopleAhead: 1 }],
      ['your-turn', {}],
      ['done', {}],
    ];
    for (const [status, place] of steps) {
      queue.clock.advance(60);
      const reply = await report(id, status, place);
      expect(reply).toMatchObject({ status: 200, body: { success: true } });
    }
    expect(await queue.booking('patientA', id)).toMatchObject({
      status: 'done',
      token: 'A-42',
      peopleAhead: 0,
      history: [
        { status: 'paid', at: '2026-11-23T04:00:00.000Z' },
        { status: 'on-the-way', at: '2026-11-23T04:01:00.000Z' },
        { status: 'in-queue', at: '2026-11-23T04:02:00.000Z' },
        { status: 'your-turn', at: '2026-11-23T04:04:00.000Z' },
        { status: 'done', at: '2026-11-23T04:05:00.000Z' },
      ],
    });
    expect((await queue.texts('patientA')).slice(1)).toEqual([
      'I have set out for Test Hospital. I will message you again when I am in the queue.',
      'I am in the queue for Cardiology OPD. Our token is A-42. 12 people are ahead of us.',
      'Our token is A-42. One person is ahead of us.',
      'It is your turn, with token A-42: please come to Cardiology OPD now. I will keep our place until you are here.',
      'All done. Thank you for booking me. I wish you good health.',
    ]);
  });

  test('cannot skip steps or go back', async () => {
    const { id } = await queue.draft('patientA');
    expect(await report(id, 'on-the-way')).toMatchObject(refused);
    expect(await report(id, 'cancelled')).toMatchObject(refused);
    const booked = await queue.paid('patientA');
    for (const status of ['in-queue', 'your-turn', 'done']) {
      expect(await report(booked.id, status)).toMatchObject(refused);
    }
    await report(booked.id, 'on-the-way');
    expect(await report(booked.id, 'on-the-way')).toMatchObject(refused);
    expect(await queue.booking('patientA', booked.id)).toMatchObject({ status: 'on-the-way' });
    expect(await report('nobody', 'done')).toMatchObject({
      status: 404,
      body: { message: 'Queue booking not found' },
    });
  });

  test('sends no second message for the same position in the queue', async () => {
    const { id } = await queue.paid('patientA');
    await report(id, 'on-the-way');
    await report(id, 'in-queue', { token: 'B-1', peopleAhead: 3 });
    const before = await queue.texts('patientA');
    for (const place of [{}, { peopleAhead: 3 }, { token: 'B-1' }]) {
      expect((await report(id, 'in-queue', place)).status).toBe(200);
    }
    expect(await queue.texts('patientA')).toEqual(before);
  });

  test('refunds everything when the helper cancels', async () => {
    const { id } = await queue.paid('patientA', { date: '2026-11-23', time: '09:45' });
    await report(id, 'on-the-way');
    expect((await report(id, 'cancelled')).status).toBe(200);
    expect(await queue.booking('patientA', id)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'freelancer',
      payment: { status: 'refunded', refund: { amount: { amountMinor: 7500, currency: 'USD' } } },
    });
    expect((await queue.texts('patientA')).at(-1)).toBe(
      'I am very sorry, I cannot come on Mon 23 Nov at 9:45 am. You get $75.00 back. Please choose another helper.',
    );
    expect(await report(id, 'cancelled')).toMatchObject(refused);
  });

  test('is sent only to the patient', async () => {
    const mine = await queue.connect('patientA');
    const theirs = await queue.connect('patientB');
    const { id } = await queue.paid('patientA');
    await report(id, 'on-the-way');
    await queue.backend.realtime.idle();
    const told = mine.events.filter(({ event }) => event === 'queue_update');
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { id, status: 'paid', payment: { status: 'succeeded' } },
      { id, status: 'on-the-way' },
    ]);
    const written = mine.events.filter(({ event }) => event === 'new_message');
    expect(written).toMatchObject([
      { payload: { senderId: helpers.helperA.id, receiverId: people.patientA.id } },
      { payload: { content: { textContent: expect.stringContaining('set out') } } },
    ]);
    expect(theirs.events).toEqual([]);
  });
});

test('other tabs receive booking updates, and ignore malformed bookings', async () => {
  const otherTab = new Realtime(queue.backend);
  const line = createConnection(queue.tokenOf('patientA'));
  await otherTab.register(line, people.patientA.id);
  queue.backend.realtime.onAnnounce((news) => otherTab.receive(structuredClone(news)));
  const { id } = await queue.paid('patientA');
  await report(id, 'on-the-way');
  otherTab.receive({ to: [people.patientA.id], event: 'queue_update', payload: { id } });
  await otherTab.idle();
  const told = line.events.filter(({ event }) => event === 'queue_update');
  expect(told).toMatchObject([
    { payload: { id, status: 'paid' } },
    { payload: { id, status: 'on-the-way' } },
  ]);
});
