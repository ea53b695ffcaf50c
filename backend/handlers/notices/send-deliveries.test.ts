import { describe, expect, test } from 'vitest';
import type { VisitChange } from '../../../src/contract/appointments.ts';
import type { TextAnswer, SmsSender } from '../../outbox/outbox.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { addDays, timeAtMinutes } from '../../../src/domain/time/india-time.ts';
import { deliver as deliverNotices } from '../../sweep/deliver.ts';
import { runDueWork } from '../../sweep/due-work.ts';
import { sweep } from '../../sweep/sweep.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn, visit } from '../../testing/test-seed.ts';
import { changeVisit, insertVisit } from '../visits/change-visit.ts';
import { removeDeliveriesAbout } from './plan-deliveries.ts';
import { deliverByChannel, deliverDue, type DeliveryOutcome } from './send-deliveries.ts';

/** 10:00 in India, on the day before the visits. */
const publish = () => {};
const now = '2026-11-23T04:30:00.000Z';
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const { patientA, doctorA } = people;

const fail = (error: unknown) => {
  throw error;
};

function start({ sendSms, time = '11:00' }: { sendSms?: SmsSender; time?: string } = {}) {
  const store = createMemoryStore(createTestSeed([]));
  const made = createTestBackend({ store, now, ...(sendSms && { sendSms }) });
  const { backend, clock, notices } = made;
  const outcomes: string[] = [];
  const deliver = () =>
    deliverDue(backend, {
      onOutcome: (outcome: DeliveryOutcome, { kind, channel }) =>
        outcomes.push(`${kind}:${channel} ${outcome}`),
      isStopped: () => false,
    });
  const at = () => clock.now().toISOString();
  const request = async (id = 'visit', date = '2026-11-24') => {
    const booked = { ...visit(id, time, 'pending'), date, createdAt: at(), revision: 0 };
    await store.write((unit) => insertVisit(unit, publish, booked));
  };
  const change = (
    changes: Parameters<typeof changeVisit>[3],
    kind: VisitChange['kind'],
    by: 'patient' | 'doctor' = 'doctor',
  ) =>
    store.write(async (unit) => {
      const stored = await unit.get('appointments', 'visit');
      if (stored) await changeVisit(unit, publish, stored, changes, { kind, by, at: at() });
    });
  const accept = () => change({ status: 'scheduled' }, 'accepted');
  const texts = () => notices.map(({ phone, text }) => `${phone}: ${text}`);
  const stored = () => store.read((reads) => reads.find('deliveries'));
  const shown = () => store.read((reads) => reads.find('notices'));
  return {
    ...made,
    store,
    outcomes,
    deliver,
    request,
    change,
    accept,
    texts,
    stored,
    shown,
  };
}

const followUpText =
  'Dr. Charu Menon would like to see you again on or near Tue 8 Dec. Choose a time in CareSetu.';
const recordText =
  'Dr. Charu Menon wrote the record of your visit on Tue 24 Nov, 11:00 am. Read it in CareSetu.';

describe('deliveries of a visit', () => {
  test('tell the doctor of the request, the patient of the reply, and remind once each', async () => {
    const { backend, clock, deliver, request, accept, texts, shown, outcomes } = start();
    await request();
    await deliver();
    await accept();
    await deliver();
    await deliver();
    const when = 'Tue 24 Nov, 11:00 am';
    expect(texts()).toEqual([
      `${doctorA.phone}: You have a new request for ${when}. Reply in CareSetu.`,
      `${patientA.phone}: Dr. Charu Menon accepted your visit on ${when}. CareSetu`,
    ]);
    await runDueWork(backend, new Date('2026-11-24T05:00:00.000Z'), fail);
    clock.advance(24 * HOUR);
    await deliver();
    expect(texts().slice(2)).toEqual([
      `${patientA.phone}: Your visit with Dr. Charu Menon is tomorrow, ${when}. CareSetu`,
      `${patientA.phone}: Your visit with Dr. Charu Menon begins at 11:00 am. CareSetu`,
    ]);
    const list = (await shown()).map(({ id, at, seenAt }) => [id, at, seenAt !== null]);
    expect(list).toEqual([
      ['visit:tomorrow', '2026-11-23T12:30:00.000Z', true],
      ['visit:soon', '2026-11-24T03:30:00.000Z', false],
    ]);
    expect(outcomes).not.toContain('failed');
  });

  test('are not sent of a visit that was moved or cancelled before', async () => {
    const { clock, deliver, request, change, accept, texts } = start();
    await request();
    await accept();
    await change({ date: '2026-11-30' }, 'moved');
    clock.advance(9 * HOUR);
    await deliver();
    expect(texts()).toEqual([
      `${patientA.phone}: Your visit with Dr. Charu Menon is now on Mon 30 Nov, 11:00 am. CareSetu`,
    ]);
    await change({ status: 'cancelled', cancelledBy: 'patient' }, 'cancelled', 'patient');
    await deliver();
    clock.advance(7 * 24 * HOUR);
    await deliver();
    expect(texts().slice(1)).toEqual([
      `${doctorA.phone}: A patient cancelled the visit on Mon 30 Nov, 11:00 am. CareSetu`,
    ]);
  });

  test('have the new time of a request that moves before its text is sent, once', async () => {
    const { deliver, request, change, texts, outcomes, stored } = start();
    await request();
    await change({ time: '12:00' }, 'moved', 'patient');
    await deliver();
    await deliver();
    const text = (when: string) =>
      `${doctorA.phone}: You have a new request for Tue 24 Nov, ${when}. Reply in CareSetu.`;
    expect([texts(), outcomes]).toEqual([[text('12:00 pm')], ['requested:sms sent']]);
    await change({ time: '13:00' }, 'moved', 'patient');
    await deliver();
    expect(texts().slice(1)).toEqual([
      `${doctorA.phone}: A patient moved a visit to Tue 24 Nov, 1:00 pm. CareSetu`,
    ]);
    const open = (await stored()).filter(({ kind, state }) => kind === 'moved' && state !== 'sent');
    expect(open).toEqual([]);
  });

  test('are none if a request is cancelled before its text is sent', async () => {
    const { deliver, request, change, texts } = start();
    await request();
    await change({ status: 'cancelled', cancelledBy: 'patient' }, 'cancelled', 'patient');
    await deliver();
    expect(texts()).toEqual([]);
  });

  test('follow a request that moves or is cancelled while its text is on its way', async () => {
    let onText: () => Promise<unknown> = async () => undefined;
    const sent: string[] = [];
    const { deliver, request, change } = start({
      async sendSms({ text }) {
        sent.push(text);
        const then = onText;
        onText = async () => undefined;
        await then();
        return 'sent';
      },
    });
    onText = () => change({ time: '12:00' }, 'moved', 'patient');
    await request();
    await deliver();
    await deliver();
    onText = () => change({ status: 'cancelled', cancelledBy: 'patient' }, 'cancelled', 'patient');
    await change({ time: '13:00' }, 'moved', 'patient');
    await deliver();
    await deliver();
    expect(sent).toEqual([
      'You have a new request for Tue 24 Nov, 11:00 am. Reply in CareSetu.',
      'A patient moved a visit to Tue 24 Nov, 12:00 pm. CareSetu',
      'A patient moved a visit to Tue 24 Nov, 1:00 pm. CareSetu',
      'A patient cancelled the visit on Tue 24 Nov, 1:00 pm. CareSetu',
    ]);
  });

  test.each([
    [
      'answers',
      [
        'You have a new request for Tue 24 Nov, 11:00 am. Reply in CareSetu.',
        'A patient moved a visit to Tue 24 Nov, 1:00 pm. CareSetu',
      ],
    ],
    [
      'is killed',
      [
        'You have a new request for Tue 24 Nov, 11:00 am. Reply in CareSetu.',
        'You have a new request for Tue 24 Nov, 1:00 pm. Reply in CareSetu.',
      ],
    ],
  ])('of a request that moves wait until the process that sends it %s', async (end, texts) => {
    const sent: string[] = [];
    let answer = () => {};
    const { clock, deliver, request, change } = start({
      async sendSms({ text }) {
        sent.push(text);
        if (sent.length === 1) await new Promise<void>((resolve) => (answer = resolve));
        return 'sent';
      },
    });
    await request();
    const first = deliver();
    await expect.poll(() => sent.length).toBe(1);
    for (const time of ['12:00', '13:00']) {
      clock.advance(1);
      await change({ time }, 'moved', 'patient');
      await deliver();
    }
    expect(sent).toHaveLength(1);
    if (end === 'answers') {
      answer();
      await first;
    } else {
      clock.advance(2 * MINUTE);
    }
    await deliver();
    clock.advance(2 * MINUTE);
    await deliver();
    expect(sent).toEqual(texts);
  });

  test.each([
    { title: 'only the follow-up', off: [], by: 'patient', texts: [followUpText] },
    {
      title: 'only the record where follow-ups are turned off',
      off: ['visits:sms'],
      by: 'patient',
      texts: [recordText],
    },
    {
      title: 'the record too, once the doctor takes the follow-up back',
      off: [],
      by: 'doctor',
      texts: [followUpText, recordText],
    },
  ] as const)('after a closing with a record and a follow-up are of $title', async (row) => {
    const { off, by } = row;
    const { clock, deliver, request, accept, change, texts, store } = start();
    await request();
    await accept();
    await deliver();
    const before = texts().length;
    await store.write((unit) =>
      unit.update('accounts', patientA.id, { notices: { off: [...off] } }),
    );
    await change({ status: 'completed' }, 'completed');
    const record = { id: 'record', appointmentId: 'visit', patientId: patientA.id, writtenAt: now };
    const doctor = { doctorId: doctorA.id, doctorName: doctorA.name, specialty: 'Cardiology' };
    const notes = { diagnosis: 'A cold', prescription: '', notes: '', date: '2026-11-24' };
    await store.write((unit) => unit.insert('medicalRecords', { ...record, ...doctor, ...notes }));
    const followUp = { date: '2026-12-08', at: now };
    await change({ followUp }, 'follow-up');
    await deliver();
    clock.advance(MINUTE);
    const declined = by === 'patient' ? { ...followUp, declinedAt: now } : undefined;
    await change({ followUp: declined }, 'follow-up-ended', by);
    await deliver();
    const wanted = row.texts.map((text) => `${patientA.phone}: ${text}`);
    expect(texts().slice(before)).toEqual(wanted);
  });

  test.each([
    ['the user had turned off', { off: ['visits:sms'] }],
    ['an earlier release did not plan', null],
  ] as const)('do not repeat a change that %s when the visit changes again', async (_, notices) => {
    const { clock, deliver, request, accept, change, texts, store, outcomes } = start();
    const choose = (off: readonly 'visits:sms'[]) =>
      store.write((unit) => unit.update('accounts', patientA.id, { notices: { off: [...off] } }));
    await request();
    await deliver();
    await choose(notices?.off ?? []);
    await accept();
    if (!notices) await store.write((unit) => removeDeliveriesAbout(unit, 'visit'));
    await deliver();
    clock.advance(HOUR);
    const proposal = { date: '2026-11-24', time: '15:00', by: 'doctor', at: now } as const;
    await change({ proposal }, 'move-proposed');
    await deliver();
    await choose([]);
    clock.advance(MINUTE);
    await change({ proposal: { ...proposal, time: '16:00' } }, 'move-proposed');
    await deliver();
    const later = texts().slice(1);
    const proposed = expect.stringContaining('proposes Tue 24 Nov');
    expect(later).toEqual(notices ? [proposed] : [proposed, proposed]);
    const dropped = outcomes.filter((outcome) => outcome === 'accepted:sms dropped');
    expect(dropped).toHaveLength(notices ? 1 : 0);
  });

  test('say who accepted another time, and that a follow-up is booked', async () => {
    const { deliver, request, change, accept, store, texts } = start();
    await request();
    await accept();
    await change({ time: '12:00' }, 'move-accepted', 'patient');
    await deliver();
    await change({ time: '13:00' }, 'move-accepted', 'doctor');
    await deliver();
    const chosen = { ...visit('next', '10:00', 'scheduled'), date: '2026-12-01', createdAt: now };
    await store.write((unit) =>
      insertVisit(unit, publish, { ...chosen, revision: 0, followUpOf: 'visit' }),
    );
    await deliver();
    expect(texts()).toEqual([
      `${doctorA.phone}: A patient accepted Tue 24 Nov, 12:00 pm for a visit. CareSetu`,
      `${patientA.phone}: Your visit with Dr. Charu Menon is now on Tue 24 Nov, 1:00 pm. CareSetu`,
      `${doctorA.phone}: A patient booked a follow-up on Tue 1 Dec, 10:00 am. CareSetu`,
    ]);
  });

  test('wait for the end of quiet hours', async () => {
    const { clock, deliver, request, texts } = start({ time: '15:00' });
    clock.advance(12 * HOUR);
    await request();
    await deliver();
    expect(texts()).toEqual([]);
    // 12 hours before the visit.
    clock.advance(5 * HOUR);
    await deliver();
    expect(texts()).toEqual([]);
    clock.advance(5 * HOUR - MINUTE);
    await deliver();
    expect(texts()).toEqual([]);
    clock.advance(MINUTE);
    await deliver();
    expect(texts()).toHaveLength(1);
  });

  test('are removed 90 days after they ended, and with the account', async () => {
    const { backend, clock, deliver, request, stored } = start();
    await request();
    await deliver();
    clock.advance(89 * 24 * HOUR);
    await sweep(backend);
    expect((await stored()).some(({ kind }) => kind === 'requested')).toBe(true);
    clock.advance(2 * 24 * HOUR);
    await deliver();
    await sweep(backend);
    expect((await stored()).some(({ kind }) => kind === 'requested')).toBe(false);
  });
});

describe('a gateway', () => {
  test('that is down for an hour loses nothing, and gets few attempts', async () => {
    let isDown = true;
    let attempts = 0;
    const sent: string[] = [];
    const { clock, deliver, request, stored } = start({
      async sendSms({ text }) {
        attempts += 1;
        if (isDown) throw new Error('The SMS gateway answered 503');
        sent.push(text);
        return 'sent';
      },
    });
    for (let count = 0; count < 50; count += 1) {
      await request(`visit-${count}`, addDays('2026-11-24', count));
    }
    for (let passed = 0; passed < HOUR; passed += 30) {
      await deliver();
      clock.advance(30);
    }
    expect(attempts).toBeLessThanOrEqual(3 * 120);
    isDown = false;
    for (let passed = 0; passed < HOUR; passed += 30) {
      await deliver();
      clock.advance(30);
    }
    expect(sent).toHaveLength(50);
    expect((await stored()).every(({ state }) => state === 'sent')).toBe(true);
  });

  test('that is down delays no reminder in the app', async () => {
    let attempts = 0;
    const { clock, store, deliver, outcomes, stored } = start({
      async sendSms() {
        attempts += 1;
        throw new Error('The SMS gateway answered 503');
      },
    });
    const visits = Array.from({ length: 50 }, (_, index) => {
      const booked = visit(`visit-${index}`, timeAtMinutes(600 + index), 'scheduled');
      return { ...booked, date: '2026-11-24', createdAt: now, revision: 1 };
    });
    await store.write(async (unit) => {
      for (const booked of visits) await insertVisit(unit, publish, booked);
    });
    clock.advance(8 * HOUR);
    await deliver();
    const shown = outcomes.filter((outcome) => outcome === 'tomorrow:app sent');
    expect([shown.length, attempts]).toEqual([50, 3]);
    const texts = (await stored()).filter(({ id }) => id.endsWith(':tomorrow:sms'));
    const states = texts.map(({ state, attempts: made }) => `${state} ${made}`).sort();
    expect(states).toEqual([...Array(47).fill('due 0'), ...Array(3).fill('failed 1')]);
  });

  test('that refuses a number gets no text for it again until the user says so', async () => {
    let attempts = 0;
    const { createDevice, deliver, request, accept, change, outcomes, shown } = start({
      async sendSms({ phone }) {
        if (phone !== patientA.phone) return 'sent';
        attempts += 1;
        return attempts === 1 ? 'refused' : 'sent';
      },
    });
    await request();
    await accept();
    await deliver();
    await change({ status: 'cancelled', cancelledBy: 'doctor' }, 'cancelled');
    await deliver();
    expect([attempts, outcomes]).toEqual([
      1,
      ['accepted:sms undeliverable', 'cancelled:sms undeliverable'],
    ]);
    expect(await shown()).toEqual([]);
    const device = createDevice();
    const { accessToken: token } = await signIn(device, patientA);
    const choices = await device.call('getNoticeChoices', {}, { token });
    expect(choices.body).toMatchObject({ off: [], smsRefusedAt: now });
    await device.call('updateNoticeChoices', {}, { token, body: { resume: ['sms'] } });
    await request('other', '2026-11-25');
    expect((await device.call('getNoticeChoices', {}, { token })).body).toMatchObject({
      off: [],
      smsRefusedAt: null,
    });
  });

  test('that refuses a text gets later ones for the same number', async () => {
    let answer: TextAnswer = 'invalid';
    const errors: unknown[] = [];
    const { backend, createDevice, request, accept, deliver, outcomes } = start({
      sendSms: async () => answer,
    });
    await request();
    await deliverNotices(backend, { onError: (error) => errors.push(error) });
    expect(errors).toEqual([
      new Error('A notice was not sent', {
        cause: new Error("The SMS gateway refuses the text of 'requested'"),
      }),
    ]);
    const device = createDevice();
    const { accessToken: token } = await signIn(device, doctorA);
    const choices = await device.call('getNoticeChoices', {}, { token });
    expect(choices.body).toMatchObject({ off: [], smsRefusedAt: null });
    await accept();
    await deliver();
    answer = 'sent';
    await request('other', '2026-11-25');
    await deliver();
    expect(outcomes).toEqual(['accepted:sms undeliverable', 'requested:sms sent']);
  });

  test('that is too late for a notice is reported to the user in the app', async () => {
    const { clock, deliver, request, change, outcomes, store } = start({
      sendSms: () => Promise.reject(new Error('down')),
    });
    await request();
    await change({ status: 'scheduled' }, 'accepted');
    const notice = { id: 'visit:accepted', kind: 'accepted', subject: 'visit' } as const;
    const expiresAt = '2027-01-01T00:00:00.000Z';
    const people = { accountId: patientA.id, fromId: doctorA.id };
    await store.write((unit) =>
      unit.insert('notices', { ...notice, ...people, at: now, seenAt: null, expiresAt }),
    );
    for (let passed = 0; passed < 26 * HOUR; passed += 10 * MINUTE) {
      await deliver();
      clock.advance(10 * MINUTE);
    }
    expect(outcomes).toContain('accepted:sms undeliverable');
    const stored = await store.read((reads) => reads.get('notices', 'visit:accepted'));
    expect(stored).toMatchObject({ smsFailed: true });
  });
});

test('a failed SMS marks the notice of its own kind', async () => {
  const { clock, deliver, request, accept, change, store } = start({
    sendSms: () => Promise.reject(new Error('down')),
  });
  await request();
  await accept();
  const notice = { subject: 'visit', accountId: patientA.id, fromId: doctorA.id, seenAt: null };
  const expiresAt = '2027-01-01T00:00:00.000Z';
  await store.write(async (unit) => {
    for (const kind of ['moved', 'move-accepted'] as const) {
      await unit.insert('notices', { ...notice, id: `visit:${kind}`, kind, at: now, expiresAt });
    }
  });
  await change({ time: '12:00' }, 'move-accepted');
  for (let passed = 0; passed < 27 * HOUR; passed += 10 * MINUTE) {
    await deliver();
    clock.advance(10 * MINUTE);
  }
  const isMarked = async (kind: string) =>
    (await store.read((reads) => reads.get('notices', `visit:${kind}`)))?.smsFailed;
  expect([await isMarked('moved'), await isMarked('move-accepted')]).toEqual([undefined, true]);
});

describe('a process', () => {
  test('that ended while it sent leaves its claim to others after two minutes', async () => {
    const { backend, clock, deliver, request, texts } = start();
    await request();
    const { sendSms } = backend;
    let isKilled = false;
    const killed = deliverDue(
      {
        ...backend,
        sendSms: () => {
          isKilled = true;
          return new Promise(() => undefined);
        },
      },
      { onOutcome: () => undefined, isStopped: () => false },
    );
    await expect.poll(() => isKilled).toBe(true);
    expect([killed, sendSms]).toEqual([expect.any(Promise), expect.any(Function)]);
    await deliver();
    expect(texts()).toEqual([]);
    clock.advance(2 * MINUTE);
    await deliver();
    expect(texts()).toHaveLength(1);
  });
});

describe('a loop of one channel', () => {
  test('reads none of other channels, and none that have ended', async () => {
    const { backend, request, store, texts } = start();
    for (let count = 0; count < 45; count += 1) {
      await request(`visit-${count}`, addDays('2026-11-24', count));
    }
    const kind = 'requested';
    const expiresAt = '2026-11-23T04:00:00.000Z';
    const others = [
      { channel: 'email', state: 'due' },
      { channel: 'sms', state: 'sent' },
    ] as const;
    await store.write(async (unit) => {
      for (let count = 0; count < 150; count += 1) {
        for (const { channel, state } of others) {
          const subject = `other-${count}`;
          const id = `${subject}:0:${kind}:${channel}`;
          const accountId = doctorA.id;
          const row = { id, subject, kind, channel, state, accountId, attempts: 0, expiresAt };
          await unit.insert('deliveries', { ...row, kind });
        }
      }
    });
    const counts: number[] = [];
    const counted = {
      ...store,
      write: store.write.bind(store),
      read: ((work) =>
        store.read((reads) =>
          work({
            ...reads,
            async findExpired(...search) {
              const found = await reads.findExpired(...search);
              counts.push(found.length);
              return found;
            },
          }),
        )) satisfies typeof store.read,
    };
    await deliverByChannel({ ...backend, store: counted }, 'sms', {
      onOutcome: () => undefined,
      isStopped: () => false,
    });
    expect([texts().length, counts]).toEqual([45, [20, 20, 5, 0]]);
  });
});

describe('a process whose claim has ended', () => {
  test('does not send what another process has claimed', async () => {
    const sent: string[] = [];
    const started = start({
      async sendSms({ text }) {
        sent.push(text);
        const others = (await started.stored()).filter(({ state }) => state === 'claimed');
        await started.store.write(async (unit) => {
          const expiresAt = '2026-11-23T04:33:00.000Z';
          for (const { id } of others) await unit.update('deliveries', id, { expiresAt });
        });
        return 'sent';
      },
    });
    const { deliver, request, outcomes, stored } = started;
    await request('one', '2026-11-24');
    await request('two', '2026-11-25');
    await request('three', '2026-11-26');
    await deliver();
    expect([sent.length, outcomes]).toEqual([1, ['requested:sms sent']]);
    const claimed = (await stored()).filter(({ state }) => state === 'claimed');
    expect(claimed).toHaveLength(3);
  });
});

describe('a clock that becomes doubtful', () => {
  test('stops notices at the next batch, as does a check that fails', async () => {
    const { backend, request, texts } = start();
    for (let count = 0; count < 25; count += 1) {
      await request(`visit-${count}`, addDays('2026-11-24', count));
    }
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    await deliverNotices(backend, { onError, mayDeliver: async () => false });
    const unknown = new Error('The time of the database cannot be read');
    await deliverNotices(backend, { onError, mayDeliver: () => Promise.reject(unknown) });
    expect([texts().length, errors]).toEqual([0, [unknown]]);
    let checks = 0;
    await deliverNotices(backend, { onError, mayDeliver: async () => (checks += 1) <= 3 });
    // One check for each channel. The second batch of SMS needs another.
    expect(texts()).toHaveLength(20);
  });
});

describe('a notice that cannot be made', () => {
  test('does not delay others, and is tried again later each time', async () => {
    const { backend, clock, request, store, stored, outcomes, texts } = start();
    const errors: string[] = [];
    const deliver = () =>
      deliverDue(
        {
          ...backend,
          store: {
            ...store,
            write: (work) => store.write(work),
            read: (work) =>
              store.read((reads) =>
                work({
                  ...reads,
                  async get(collection, id) {
                    if (id === 'bad') throw new Error('The visit cannot be read');
                    return reads.get(collection, id);
                  },
                }),
              ),
          },
        },
        {
          onOutcome(outcome, { subject }, error) {
            outcomes.push(`${subject} ${outcome}`);
            if (error instanceof Error) errors.push(error.message);
          },
          isStopped: () => false,
        },
      );
    await request('bad', '2026-11-24');
    await request('one', '2026-11-25');
    await request('two', '2026-11-26');
    await deliver();
    expect(outcomes).toEqual(['bad failed', 'one sent', 'two sent']);
    expect([texts().length, errors]).toEqual([2, ['The visit cannot be read']]);
    const bad = async () => (await stored()).find(({ subject }) => subject === 'bad');
    expect(await bad()).toMatchObject({
      state: 'failed',
      attempts: 1,
      expiresAt: '2026-11-23T04:30:30.000Z',
    });
    clock.advance(30);
    await deliver();
    expect(await bad()).toMatchObject({ attempts: 2, expiresAt: '2026-11-23T04:31:30.000Z' });
  });
});

describe('the choices of a user', () => {
  test('count when a notice is sent, and are the caller’s alone', async () => {
    const { createDevice, deliver, request, accept, texts, outcomes } = start();
    await request();
    await deliver();
    const device = createDevice();
    const { accessToken: token } = await signIn(device, patientA);
    await accept();
    const body = { off: ['visits:sms', 'visits:sms'] };
    const reply = await device.call('updateNoticeChoices', {}, { token, body });
    expect(reply.body).toMatchObject({ off: ['visits:sms'], smsRefusedAt: null });
    await deliver();
    expect(texts()).toHaveLength(1);
    expect(outcomes).toEqual(['requested:sms sent', 'accepted:sms dropped']);
  });
});
