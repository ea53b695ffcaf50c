import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { EmailContent, EmailSender, SmsSender } from '../../outbox/outbox.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { deliver as deliverNotices } from '../../sweep/deliver.ts';
import { createTestBackend, TEST_SENDER } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn, visit } from '../../testing/test-seed.ts';
import { changeVisit, insertVisit } from '../visits/change-visit.ts';
import { deliverDue } from './send-deliveries.ts';

/** 10:00 in India, on the day before the visits. */
const now = '2026-11-23T04:30:00.000Z';
const HOUR = 60 * 60;
const publish = () => {};
const { patientA, doctorA } = people;
const addresses = { [patientA.id]: 'asha@example.com', [doctorA.id]: 'charu@example.com' };

async function start({
  sendEmail,
  sendSms,
}: { sendEmail?: EmailSender; sendSms?: SmsSender } = {}) {
  const store = createMemoryStore(createTestSeed([]));
  await store.write(async (unit) => {
    for (const [id, address] of Object.entries(addresses)) {
      await unit.insert('emails', { id, address, verifiedAt: now });
    }
  });
  const made = createTestBackend({
    store,
    now,
    ...(sendEmail && { sendEmail }),
    ...(sendSms && { sendSms }),
  });
  const { backend, clock, createDevice, emails } = made;
  const outcomes: string[] = [];
  const deliver = () =>
    deliverDue(backend, {
      onOutcome: (outcome, { kind, channel }) => outcomes.push(`${kind}:${channel} ${outcome}`),
      isStopped: () => false,
    });
  const at = () => clock.now().toISOString();
  const request = async (id = 'visit', date = '2026-11-24') => {
    const booked = { ...visit(id, '11:00', 'pending'), date, createdAt: at(), revision: 0 };
    const place = { notes: 'Chest feels tight' };
    await store.write((unit) => insertVisit(unit, publish, { ...booked, ...place }));
  };
  const change = (
    changes: Parameters<typeof changeVisit>[3],
    kind: 'accepted' | 'cancelled' | 'moved' | 'move-proposed' | 'move-accepted',
    by: 'patient' | 'doctor' = 'doctor',
    id = 'visit',
  ) =>
    store.write(async (unit) => {
      const stored = await unit.get('appointments', id);
      if (stored) await changeVisit(unit, publish, stored, changes, { kind, by, at: at() });
    });
  const accept = (id?: string) => change({ status: 'scheduled' }, 'accepted', 'doctor', id);
  const mailsTo = (id: string) => emails.filter(({ address }) => address === addresses[id]);
  const as = async (person: typeof patientA | typeof doctorA) => {
    const device = createDevice();
    const { accessToken: token } = await signIn(device, person);
    return (name: Parameters<typeof device.call>[0], body?: unknown) =>
      device.call(name, {}, { token, ...(body !== undefined && { body }) });
  };
  return { ...made, store, outcomes, deliver, request, change, accept, mailsTo, as };
}

function readEvent({ invitation }: Pick<EmailContent, 'invitation'>) {
  const calendar = ICAL.Component.fromString(invitation?.text ?? '');
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('It has no event');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toString(),
    status: component.getFirstPropertyValue('status'),
    organizer: component.getFirstPropertyValue('organizer'),
    attendee: component.getFirstPropertyValue('attendee'),
    summary: event.summary,
  };
}

describe('notices by e-mail', () => {
  test('reach an account with an address, beside the SMS', async () => {
    const { deliver, request, accept, mailsTo, notices, outcomes } = await start();
    await request();
    await deliver();
    await accept();
    await deliver();
    expect(mailsTo(doctorA.id).map(({ subject }) => subject)).toEqual([
      'A new request',
      'A visit for your calendar',
    ]);
    expect(mailsTo(patientA.id)).toMatchObject([
      {
        subject: 'Your visit is confirmed',
        text: expect.stringContaining(
          'Dr. Charu Menon accepted your visit on Tue 24 Nov, 11:00 am.',
        ),
      },
    ]);
    expect(notices).toHaveLength(2);
    expect(outcomes).not.toContain('failed');
  });

  test('are not planned for an account without an address', async () => {
    const { store, request, accept } = await start();
    await store.write(async (unit) => {
      await unit.remove('emails', patientA.id);
      await unit.remove('emails', doctorA.id);
    });
    await request();
    await accept();
    const rows = await store.read((reads) => reads.find('deliveries'));
    expect(rows.filter(({ channel }) => channel === 'email')).toEqual([]);
  });

  test('are dropped when the address is removed, or when the server has no mail any more', async () => {
    const { backend, deliver, request, as, outcomes } = await start();
    await request();
    await (
      await as(doctorA)
    )('removeEmail');
    await deliver();
    await request('other', '2026-11-25');
    backend.mail = null;
    await deliver();
    expect(outcomes).toContain('requested:email dropped');
    expect(outcomes).not.toContain('requested:email sent');
  });

  test('wait for the end of quiet hours, as SMS do', async () => {
    const { clock, deliver, request, mailsTo } = await start();
    clock.advance(11.5 * HOUR);
    await request('far', '2026-11-28');
    await deliver();
    expect(mailsTo(doctorA.id)).toEqual([]);
    clock.advance(10.5 * HOUR);
    await deliver();
    expect(mailsTo(doctorA.id)).toHaveLength(1);
  });

  test('of a kind that the user turned off are not sent', async () => {
    const { deliver, request, as, outcomes } = await start();
    await (
      await as(doctorA)
    )('updateNoticeChoices', { off: ['visits:email'] });
    await request();
    await deliver();
    expect(outcomes).toEqual(['requested:sms sent', 'requested:email dropped']);
  });
});

describe('invitations', () => {
  test('follow a visit with one event: scheduled, moved and cancelled', async () => {
    const { deliver, request, change, accept, mailsTo } = await start();
    await request();
    await deliver();
    expect(mailsTo(doctorA.id)[0]?.invitation).toBeUndefined();
    await accept();
    await deliver();
    await change({ time: '12:00' }, 'moved', 'patient');
    await deliver();
    await change({ status: 'cancelled', cancelledBy: 'patient' }, 'cancelled', 'patient');
    await deliver();
    const event = {
      uid: 'visit@appointments.caresetu',
      organizer: `mailto:${TEST_SENDER}`,
      attendee: 'mailto:asha@example.com',
      summary: 'Visit to Dr. Charu Menon',
      status: 'CONFIRMED',
    };
    const events = mailsTo(patientA.id).map(readEvent);
    expect(events).toEqual([
      { ...event, method: 'REQUEST', sequence: 1, start: '2026-11-24T11:00:00' },
      { ...event, method: 'REQUEST', sequence: 2, start: '2026-11-24T12:00:00' },
      {
        ...event,
        method: 'CANCEL',
        sequence: 3,
        start: '2026-11-24T12:00:00',
        status: 'CANCELLED',
      },
    ]);
    const doctors = mailsTo(doctorA.id).slice(1).map(readEvent);
    expect(doctors.map(({ method, sequence, summary }) => [method, sequence, summary])).toEqual([
      ['REQUEST', 1, 'Video visit'],
      ['REQUEST', 2, 'Video visit'],
      ['CANCEL', 3, 'Video visit'],
    ]);
  });

  test('reach the calendar although another time was proposed before they were sent', async () => {
    const { deliver, request, change, accept, mailsTo, clock, store } = await start();
    await request();
    await deliver();
    await accept();
    const proposed = { date: '2026-11-24', time: '15:00', by: 'doctor', at: now } as const;
    await change({ proposal: proposed }, 'move-proposed');
    await deliver();
    const [confirmed, other, ...more] = mailsTo(patientA.id);
    expect(confirmed).toMatchObject({ subject: 'Your visit is confirmed' });
    expect(confirmed && readEvent(confirmed)).toMatchObject({
      sequence: 1,
      start: '2026-11-24T11:00:00',
    });
    expect(other).toMatchObject({ subject: 'Another time for your visit' });
    expect([other?.invitation, more]).toEqual([undefined, []]);
    clock.advance(HOUR);
    await change({ time: '15:00', proposal: undefined }, 'move-accepted', 'patient');
    await deliver();
    for (const { id } of [patientA, doctorA]) {
      const events = mailsTo(id).filter(({ invitation }) => invitation);
      expect(events.map(readEvent).map(({ sequence, start: at }) => [sequence, at])).toEqual([
        [1, '2026-11-24T11:00:00'],
        [2, '2026-11-24T15:00:00'],
      ]);
    }
    const open = await store.read((reads) => reads.find('deliveries', { kind: 'move-proposed' }));
    expect(open.every(({ state }) => state === 'sent')).toBe(true);
  });

  test.each([
    ['by day', 0],
    ['at night', 12],
  ])('are not sent of an agreement from before the address was confirmed %s', async (_, hours) => {
    const { deliver, request, change, accept, mailsTo, clock, store } = await start();
    clock.advance(hours * HOUR);
    await store.write((unit) => unit.remove('emails', patientA.id));
    await request('visit', '2026-11-28');
    await accept();
    await deliver();
    clock.advance(HOUR);
    await store.write((unit) =>
      unit.insert('emails', {
        id: patientA.id,
        address: 'asha@example.com',
        verifiedAt: clock.now().toISOString(),
      }),
    );
    const proposed = { date: '2026-11-28', time: '15:00', by: 'doctor', at: now } as const;
    await change({ proposal: proposed }, 'move-proposed');
    await deliver();
    clock.advance(10 * HOUR);
    await deliver();
    expect(mailsTo(patientA.id).map(({ subject }) => subject)).toEqual([
      'Another time for your visit',
    ]);
  });

  test('are not sent of a request that was declined', async () => {
    const { deliver, request, change, mailsTo } = await start();
    await request();
    await change({ status: 'cancelled', cancelledBy: 'doctor' }, 'cancelled');
    await deliver();
    expect(mailsTo(patientA.id)).toMatchObject([{ subject: 'Your request was declined' }]);
    expect(mailsTo(patientA.id)[0]?.invitation).toBeUndefined();
    expect(mailsTo(doctorA.id)).toEqual([]);
  });

  test('have no notes, and those to a doctor no patient', async () => {
    const { deliver, request, accept, emails, mailsTo } = await start();
    await request();
    await accept();
    await deliver();
    expect(JSON.stringify(emails)).not.toMatch(/Chest|Cardiology/);
    for (const name of patientA.name.split(' ')) {
      expect(JSON.stringify(mailsTo(doctorA.id))).not.toContain(name);
    }
  });
});

describe('a mail server', () => {
  test('that refuses an address gets nothing for it until the user says so', async () => {
    let attempts = 0;
    const errors: unknown[] = [];
    const { backend, deliver, request, outcomes, as } = await start({
      async sendEmail({ address }) {
        if (address !== addresses[doctorA.id]) return 'sent';
        attempts += 1;
        return 'refused';
      },
    });
    await request();
    await deliverNotices(backend, { onError: (error) => errors.push(error) });
    expect(errors).toEqual([
      new Error('A notice was not sent', {
        cause: new Error("The mail server refuses the recipient of 'requested'"),
      }),
    ]);
    await request('second', '2026-11-25');
    await deliver();
    expect([attempts, outcomes]).toEqual([
      1,
      ['requested:sms sent', 'requested:email undeliverable'],
    ]);
    const call = await as(doctorA);
    const choices = { off: [], smsRefusedAt: null, smsStoppedAt: null, hasEmail: true };
    expect((await call('getNoticeChoices')).body).toEqual({ ...choices, emailRefusedAt: now });
    const saved = await call('updateNoticeChoices', { resume: ['email'] });
    expect(saved.body).toEqual({ ...choices, emailRefusedAt: null });
    await request('third', '2026-11-26');
    await deliver();
    expect(attempts).toBe(2);
  });

  test('that refuses the address before does not mark the one that was confirmed since', async () => {
    let confirm = async () => {};
    const { clock, store, deliver, request, outcomes } = await start({
      async sendEmail() {
        await confirm();
        return 'refused';
      },
    });
    confirm = async () => {
      clock.advance(1);
      const verifiedAt = clock.now().toISOString();
      await store.write((unit) =>
        unit.update('emails', doctorA.id, { address: 'new@example.com', verifiedAt }),
      );
    };
    await request();
    await deliver();
    expect(outcomes).toContain('requested:email undeliverable');
    const own = await store.read((reads) => reads.get('emails', doctorA.id));
    expect(own).toMatchObject({ address: 'new@example.com' });
    expect(own?.refusedAt).toBeUndefined();
  });

  test('that greylists gets the notice again, and delays no other', async () => {
    const tried: string[] = [];
    const { clock, deliver, request, accept, outcomes } = await start({
      async sendEmail({ address }) {
        tried.push(address);
        return address === addresses[patientA.id] && tried.length < 4 ? 'later' : 'sent';
      },
    });
    await request();
    await accept();
    await deliver();
    expect(outcomes).toContain('accepted:email failed');
    expect(outcomes).toContain('own-change:email sent');
    clock.advance(30);
    await deliver();
    clock.advance(60);
    await deliver();
    expect(outcomes.at(-1)).toBe('accepted:email sent');
  });

  test('that does not answer in time gets a notice twice, under one id', async () => {
    const ids: unknown[] = [];
    const { clock, store, deliver, request, outcomes } = await start({
      async sendEmail({ id }) {
        ids.push(id);
        return 'unknown';
      },
    });
    await request();
    await request('second', '2026-11-25');
    for (let passed = 0; passed < 2 * HOUR; passed += 60) {
      await deliver();
      clock.advance(60);
    }
    expect(ids.toSorted()).toEqual([
      'second:0:requested:email',
      'second:0:requested:email',
      'visit:0:requested:email',
      'visit:0:requested:email',
    ]);
    expect(outcomes.slice(-2)).toEqual([
      'requested:email undeliverable',
      'requested:email undeliverable',
    ]);
    const rows = await store.read((reads) => reads.find('deliveries'));
    expect(rows.filter(({ state }) => state === 'failed')).toEqual([]);
  });

  test('that is down delays no SMS, and gets few attempts', async () => {
    let attempts = 0;
    const { deliver, request, notices } = await start({
      async sendEmail() {
        attempts += 1;
        throw new Error('The mail server could not be used (ETIMEDOUT)');
      },
    });
    for (let day = 0; day < 9; day += 1) await request(`visit-${day}`, `2026-12-0${day + 1}`);
    await deliver();
    expect([attempts, notices.length]).toEqual([3, 9]);
  });

  test('that is too late for a notice is reported to the user in the app', async () => {
    const { clock, store, deliver, request, accept } = await start({
      sendEmail: () => Promise.reject(new Error('down')),
    });
    await request();
    await accept();
    const notice = { id: 'visit:accepted', kind: 'accepted', subject: 'visit' } as const;
    const expiresAt = '2027-01-01T00:00:00.000Z';
    const people = { accountId: patientA.id, fromId: doctorA.id };
    await store.write((unit) =>
      unit.insert('notices', { ...notice, ...people, at: now, seenAt: null, expiresAt }),
    );
    for (let passed = 0; passed < 26 * HOUR; passed += 600) {
      await deliver();
      clock.advance(600);
    }
    const stored = await store.read((reads) => reads.get('notices', 'visit:accepted'));
    expect(stored).toMatchObject({ emailFailed: true });
    expect(stored?.smsFailed).toBeUndefined();
  });
});

describe('a link that stops e-mails', () => {
  async function startWithLink() {
    const started = await start();
    await started.request();
    await started.deliver();
    const [mail] = started.mailsTo(doctorA.id);
    const stopUrl = mail?.stopUrl ?? '';
    const send = (method: string, url = stopUrl) =>
      started.createDevice().send(method, new URL(url).pathname, {
        ...(method === 'POST' && { rawBody: 'List-Unsubscribe=One-Click' }),
      });
    return { ...started, mail, stopUrl, send };
  }

  test('is in the e-mail, and stops one kind by POST without a session', async () => {
    const { mail, stopUrl, send, as } = await startWithLink();
    expect(mail?.text).toContain(stopUrl);
    const stopped = await send('POST');
    expect(stopped).toMatchObject({
      status: 200,
      body: expect.stringContaining(
        '<strong>Visits</strong>: Requests, follow-ups, and visits that a patient moves or cancels</p><p>Without them, your calendar app is no longer updated by e-mail.',
      ),
    });
    expect((await send('POST')).status).toBe(200);
    const { body } = await (await as(doctorA))('getNoticeChoices');
    expect(body).toMatchObject({ off: ['visits:email'] });
  });

  test('is not undone by an account page that was opened before', async () => {
    const { send, as } = await startWithLink();
    const call = await as(doctorA);
    const opened = await call('getNoticeChoices');
    expect(opened.body).toMatchObject({ off: [] });
    await send('POST');
    const saved = await call('updateNoticeChoices', { off: ['messages:sms'] });
    expect(saved.body).toMatchObject({ off: ['visits:email', 'messages:sms'] });
    const again = await call('updateNoticeChoices', { on: ['visits:email'] });
    expect(again.body).toMatchObject({ off: ['messages:sms'] });
  });

  test('shows a page with a button by GET, and changes nothing', async () => {
    const { send, as } = await startWithLink();
    const { status, headers, body } = await send('GET');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(headers.get('content-disposition')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(body).toContain('<form method="post"><button>Stop these e-mails</button></form>');
    const choices = await (await as(doctorA))('getNoticeChoices');
    expect(choices.body).toMatchObject({ off: [] });
  });

  test('that no longer works shows a page in browsers, with a way to the app', async () => {
    const { backend, stopUrl, createDevice } = await startWithLink();
    backend.calendarFeeds = { appUrl: 'https://clinic.example' };
    const path = `${new URL(stopUrl).pathname}x`;
    const { status, headers, body } = await createDevice().send('GET', path, {
      headers: { accept: 'text/html,*/*' },
    });
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html;charset=utf-8']);
    expect(body).toContain('This link no longer works.');
    expect(body).toContain('<a href="https://clinic.example/">Open CareSetu</a>');
  });

  test('is worthless when it is changed, after 90 days and with another address', async () => {
    const { store, clock, stopUrl, send } = await startWithLink();
    const gone = { status: 404, body: { code: 'not-found' } };
    const other = stopUrl.replace('visits', 'queue');
    for (const url of [other, `${stopUrl}x`, stopUrl.slice(0, -1)]) {
      expect(await send('POST', url)).toMatchObject(gone);
    }
    await store.write((unit) =>
      unit.update('emails', doctorA.id, { verifiedAt: '2026-11-24T00:00:00.000Z' }),
    );
    expect(await send('GET')).toMatchObject(gone);
    await store.write((unit) => unit.update('emails', doctorA.id, { verifiedAt: now }));
    expect((await send('GET')).status).toBe(200);
    clock.advance(90 * 24 * HOUR);
    expect(await send('POST')).toMatchObject(gone);
  });
});
