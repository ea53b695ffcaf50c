import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VisitChange } from '../../contract/appointments.ts';
import type { WaitlistOffer } from '../../contract/waitlist.ts';
import { dateInIndia, indiaInstant, timeInIndia } from '../time/india-time.ts';
import { noticeChoice } from '../../contract/notice-choices.ts';
import { channels, deliveryKinds } from './delivery-kinds.ts';
import { dueNotices, type DueVisit } from './due-notices.ts';
import { allWishes, changeChoices, isReminder, isWanted } from './notice-wishes.ts';
import { holdBack, isQuiet } from './quiet-hours.ts';

const HOUR_MS = 3_600_000;
const DAY = '2026-11-30';

const at = (date: string, time: string) => indiaInstant(date, time);
const entry = (
  kind: VisitChange['kind'],
  by: VisitChange['by'],
  when: Date,
  more: Partial<VisitChange> = {},
): VisitChange => ({ kind, by, at: when.toISOString(), ...more });

const visit = (changes: Partial<DueVisit> = {}): DueVisit => ({
  id: 'apt-1',
  doctorId: 'charu',
  patientId: 'asha',
  date: DAY,
  time: '11:00',
  appointmentType: 'in-person',
  status: 'scheduled',
  createdAt: at('2026-11-20', '10:00').toISOString(),
  revision: 1,
  history: [entry('accepted', 'doctor', at('2026-11-20', '12:00'))],
  hasRecord: false,
  ...changes,
});

const list = (subject: DueVisit, now: Date, wishes = allWishes) =>
  dueNotices({ type: 'visit', visit: subject }, now, wishes);

const dueIds = (subject: DueVisit, now: Date) =>
  list(subject, now)
    .filter(({ dueAt }) => dueAt <= now)
    .map(({ id }) => id);

describe('the notices of a visit', () => {
  it('are the reply to the patient, and reminders in the app and by SMS', () => {
    const planned = list(visit(), at('2026-11-20', '12:00'));
    expect(planned.map(({ id, dueAt }) => [id, dueAt])).toEqual([
      ['apt-1:1:accepted:sms', at('2026-11-20', '12:00')],
      ['apt-1:1:tomorrow:app', at('2026-11-29', '18:00')],
      ['apt-1:1:tomorrow:sms', at('2026-11-29', '18:00')],
      ['apt-1:1:soon:app', at(DAY, '09:00')],
      ['apt-1:1:soon:sms', at(DAY, '09:00')],
    ]);
    expect(planned.every(({ accountId }) => accountId === 'asha')).toBe(true);
  });

  it('are a text to the doctor for a request', () => {
    const request = visit({ status: 'pending', revision: 0, history: [] });
    expect(list(request, at('2026-11-20', '10:00'))).toMatchObject([
      { id: 'apt-1:0:requested:sms', accountId: 'charu' },
    ]);
  });

  it('say to a doctor who does not know of a request yet its time after a move', () => {
    const now = at('2026-11-20', '12:00');
    const history = [entry('moved', 'patient', now)];
    const request = visit({ status: 'pending', revision: 1, history });
    const ids = (changes: Partial<DueVisit>) =>
      list({ ...request, ...changes }, now, { off: [], hasEmail: true }).map(({ id }) => id);
    expect(ids({})).toEqual(['apt-1:1:requested:sms', 'apt-1:1:requested:email']);
    // The SMS was sent before the move, and the mail server did not answer.
    expect(ids({ requestSent: { sms: 0 } })).toEqual([
      'apt-1:1:requested:email',
      'apt-1:1:moved:sms',
    ]);
    expect(ids({ requestSent: { sms: 0, email: 1 } })).toEqual(['apt-1:1:moved:sms']);
    expect(ids({ history: [entry('moved', 'doctor', now)] })).toEqual([
      'apt-1:1:moved:sms',
      'apt-1:1:moved:email',
    ]);
  });

  it('say nothing to a doctor of a cancelled request that they do not know of', () => {
    const now = at('2026-11-20', '12:00');
    const cancelled = (by: 'patient' | 'doctor', changes: Partial<DueVisit> = {}) =>
      list(
        visit({
          status: 'cancelled',
          revision: 1,
          history: [entry('cancelled', by, now)],
          ...changes,
        }),
        now,
        { off: [], hasEmail: true },
      ).map(({ id, accountId }) => `${id} ${accountId}`);
    expect(cancelled('patient')).toEqual([]);
    expect(cancelled('patient', { requestSent: { email: 0 } })).toEqual([
      'apt-1:1:cancelled:email charu',
    ]);
    expect(cancelled('doctor')).toEqual([
      'apt-1:1:declined:sms asha',
      'apt-1:1:declined:email asha',
    ]);
  });

  it('have other ids after a move, so that those of the old time are void', () => {
    const moved = visit({
      revision: 2,
      date: '2026-12-02',
      history: [
        entry('accepted', 'doctor', at('2026-11-20', '12:00')),
        entry('moved', 'doctor', at('2026-11-28', '12:00'), { from: { date: DAY, time: '11:00' } }),
      ],
    });
    const ids = list(moved, at('2026-11-28', '12:00')).map(({ id }) => id);
    expect(ids[0]).toBe('apt-1:2:moved:sms');
    for (const { id } of list(visit(), at('2026-11-28', '12:00'))) expect(ids).not.toContain(id);
  });

  it('leave out a reminder of a time that was agreed after it', () => {
    const late = visit({ history: [entry('accepted', 'doctor', at(DAY, '09:30'))] });
    expect(list(late, at(DAY, '09:30')).map(({ kind }) => kind)).toEqual(['accepted']);
  });

  it('say that a video visit starts, for 15 minutes', () => {
    const video = visit({ appointmentType: 'video' });
    expect(dueIds(video, at(DAY, '11:00'))).toEqual(['apt-1:1:starts:app', 'apt-1:1:starts:sms']);
    expect(dueIds(video, at(DAY, '11:15'))).toEqual([]);
  });

  it.each([
    ['a reply is declined', 'cancelled', 'doctor', [], 'declined', 'asha'],
    [
      'a visit is cancelled by the doctor',
      'cancelled',
      'doctor',
      ['accepted'],
      'cancelled',
      'asha',
    ],
    [
      'a visit is cancelled by the patient',
      'cancelled',
      'patient',
      ['accepted'],
      'cancelled',
      'charu',
    ],
    ['a request ends without a reply', 'cancelled', 'system', [], 'lapsed', 'asha'],
  ] as const)('after %s', (_, status, by, before, kind, accountId) => {
    const now = at('2026-11-28', '12:00');
    const history = [...before.map((one) => entry(one, 'doctor', now)), entry(status, by, now)];
    const cancelled = visit({ status, history, revision: history.length });
    expect(list(cancelled, now)).toMatchObject([{ kind, accountId }]);
  });

  it('say that the doctor asks the patient back, until the patient answers', () => {
    const asked = at(DAY, '11:30');
    const followUp = { date: '2026-12-14', at: asked.toISOString() };
    const closed = visit({ status: 'completed', followUp });
    const id = `apt-1:${asked.getTime()}:follow-up:sms`;
    expect(dueIds(closed, asked)).toEqual([id]);
    expect(list(closed, asked)[0]?.accountId).toBe('asha');
    expect(dueIds(closed, at('2026-12-01', '11:30'))).toEqual([]);
    const declined = { ...followUp, declinedAt: asked.toISOString() };
    for (const answered of [declined, { ...followUp, visitId: 'apt-2' }]) {
      expect(dueIds({ ...closed, followUp: answered }, asked)).toEqual([]);
    }
  });

  it('have no record beside a follow-up of the same closing, where the user wants follow-ups', () => {
    const closed = at(DAY, '11:30');
    const later = at(DAY, '12:30');
    const followUp = { date: '2026-12-14', at: closed.toISOString() };
    const completed = entry('completed', 'doctor', closed);
    const kinds = (
      asked: Date,
      changes: Partial<DueVisit> = {},
      wishes: Parameters<typeof dueNotices>[2] = allWishes,
    ) => {
      const history = [completed, entry('follow-up', 'doctor', asked)];
      const both = visit({ status: 'completed', hasRecord: true, followUp, history, ...changes });
      return dueNotices({ type: 'visit', visit: both }, later, wishes).map(({ kind }) => kind);
    };
    expect(kinds(closed)).toEqual(['follow-up']);
    expect(kinds(later)).toEqual(['record', 'follow-up']);
    expect(kinds(closed, {}, { off: ['visits:sms'] })).toEqual(['record']);
    expect(kinds(closed, {}, { off: ['records:sms'] })).toEqual(['follow-up']);
    // The patient's answer makes the follow-up void, and repeats nothing.
    expect(kinds(closed, { followUp: { ...followUp, declinedAt: later.toISOString() } })).toEqual(
      [],
    );
    // The doctor has taken the wish back.
    expect(kinds(closed, { followUp: undefined })).toEqual(['record']);
    // Choices can change before it is sent, so both are planned.
    expect(kinds(closed, {}, 'any').toSorted()).toEqual([
      'follow-up',
      'follow-up',
      'record',
      'record',
    ]);
  });

  it('keep a change whose text was not sent when another time is proposed', () => {
    const now = at('2026-11-20', '12:00');
    const proposal = {
      date: '2026-12-02',
      time: '11:00',
      by: 'doctor',
      at: now.toISOString(),
    } as const;
    const history = [entry('accepted', 'doctor', now), entry('move-proposed', 'doctor', now)];
    const withEmail = { off: [], hasEmail: true };
    const ids = (changes: Partial<DueVisit>) =>
      list(visit({ history, ...changes }), now, withEmail)
        .filter(({ kind, channel }) => channel === 'email' && !isReminder(kind))
        .map(({ id, accountId }) => `${id} ${accountId}`);
    const accepted = ['apt-1:1:accepted:email asha', 'apt-1:1:own-change:email charu'];
    expect(ids({ proposal })).toEqual([...accepted, 'apt-1:2:move-proposed:email asha']);
    expect(ids({ history: [...history, entry('move-ended', 'doctor', now)] })).toEqual(accepted);
    const chosen = { followUpOf: 'apt-0', revision: 0, history: history.slice(1), proposal };
    expect(ids({ ...chosen, createdAt: now.toISOString() })).toEqual([
      'apt-1:1:move-proposed:email asha',
      'apt-1:0:follow-up-chosen:email charu',
      'apt-1:0:own-change:email asha',
    ]);
  });

  it('say which side accepted another time', () => {
    const now = at('2026-11-28', '12:00');
    const accepted = (by: VisitChange['by']) =>
      list(visit({ history: [entry('move-accepted', by, now)], revision: 2 }), now)[0];
    expect(accepted('patient')).toMatchObject({ kind: 'move-accepted', accountId: 'charu' });
    expect(accepted('doctor')).toMatchObject({ kind: 'move-accepted', accountId: 'asha' });
  });

  it('say to the doctor that the patient chose a follow-up, until it changes or starts', () => {
    const created = at('2026-11-20', '10:00');
    const chosen = visit({ revision: 0, history: [], followUpOf: 'apt-0' });
    expect(dueIds(chosen, created)).toEqual(['apt-1:0:follow-up-chosen:sms']);
    expect(list(chosen, created)[0]?.accountId).toBe('charu');
    const kinds = (changes: Partial<DueVisit>, now = created) =>
      list({ ...chosen, ...changes }, now).map(({ kind }) => kind);
    expect(kinds({}, at(DAY, '11:00'))).toEqual([]);
    expect(kinds({ followUpOf: undefined })).not.toContain('follow-up-chosen');
    expect(kinds({ status: 'pending' })).toEqual(['requested']);
    const history = [entry('cancelled', 'patient', created)];
    expect(kinds({ status: 'cancelled', history, revision: 2 })).toEqual(['cancelled']);
  });

  it('end when a mark is taken back, a proposal is answered or no record was written', () => {
    const now = at(DAY, '12:00');
    const changed = (kind: VisitChange['kind'], changes: Partial<DueVisit>) =>
      list(visit({ history: [entry(kind, 'doctor', now)], ...changes }), now);
    const missed = { at: now.toISOString() };
    expect(changed('missed', { missed })).toMatchObject([{ kind: 'missed' }]);
    expect(changed('missed', {})).toEqual([]);
    expect(changed('move-proposed', {})).toEqual([]);
    const completed = { status: 'completed', hasRecord: true } as const;
    expect(changed('completed', completed)).toMatchObject([{ kind: 'record' }]);
    expect(changed('completed', { ...completed, hasRecord: false })).toEqual([]);
  });
});

describe('the notices of messages and queue bookings', () => {
  it('are of a message that is unread for an hour, and of none that was read', () => {
    const since = at(DAY, '11:00');
    const conversation = { id: 'c/asha', readerId: 'asha', unreadSince: since.toISOString() };
    const due = dueNotices({ type: 'conversation', conversation }, since, allWishes);
    expect(due).toMatchObject([
      { id: `c/asha:${since.getTime()}:message:sms`, dueAt: at(DAY, '12:00') },
    ]);
    const read = { ...conversation, unreadSince: null };
    expect(dueNotices({ type: 'conversation', conversation: read }, since, allWishes)).toEqual([]);
  });

  it('say that the helper sets out and that it is the turn of the patient, also at night', () => {
    const now = at(DAY, '05:00');
    const statuses = ['paid', 'on-the-way', 'in-queue', 'your-turn', 'done'] as const;
    const kinds = statuses.map((status) => {
      const history = [{ status, at: now.toISOString() }];
      const booking = { id: 'q', patientId: 'asha', status, history };
      return dueNotices({ type: 'queue', booking }, now, allWishes)
        .filter(({ dueAt }) => dueAt <= now)
        .map(({ kind }) => kind);
    });
    expect(kinds).toEqual([[], ['helper-under-way'], [], ['your-turn'], []]);
  });
});

describe('quiet hours', () => {
  const instant = fc.integer({ min: 0, max: 400 * 24 * 60 }).map((minutes) => {
    return new Date(at('2026-01-01', '00:00').getTime() + minutes * 60_000);
  });

  it('hold a notice back until 8 am in India', () => {
    expect(holdBack(at(DAY, '21:00'), [])).toEqual(at('2026-12-01', '08:00'));
    expect(holdBack(at(DAY, '07:59'), [])).toEqual(at(DAY, '08:00'));
    expect(holdBack(at(DAY, '20:59'), [])).toEqual(at(DAY, '20:59'));
  });

  it('hold back a change of a visit that begins more than 12 hours later until 8 am', () => {
    const accepted = at(DAY, '22:00');
    const begin = at('2026-12-01', '15:00');
    expect(holdBack(accepted, [begin])).toEqual(at('2026-12-01', '08:00'));
    const next = visit({
      date: '2026-12-01',
      time: '15:00',
      history: [entry('accepted', 'doctor', accepted)],
    });
    for (const time of ['03:00', '07:59']) {
      expect(dueIds(next, at('2026-12-01', time))).toEqual([]);
    }
    expect(dueIds(next, at('2026-12-01', '08:00'))).toEqual(['apt-1:1:accepted:sms']);
  });

  it('do not hold back a change of a visit that begins within 12 hours of it', () => {
    const accepted = at(DAY, '22:00');
    expect(holdBack(accepted, [at('2026-12-01', '10:00')])).toEqual(accepted);
    expect(holdBack(accepted, [at('2026-12-01', '10:01')])).toEqual(at('2026-12-01', '08:00'));
  });

  it('hold back a change whose sending failed until they began, unless it is void by their end', () => {
    const changed = at(DAY, '19:50');
    const next = (time: string) =>
      visit({ date: '2026-12-01', time, history: [entry('accepted', 'doctor', changed)] });
    expect(dueIds(next('08:30'), at(DAY, '20:59'))).toEqual(['apt-1:1:accepted:sms']);
    expect(dueIds(next('08:30'), at(DAY, '21:05'))).toEqual([]);
    expect(dueIds(next('08:30'), at('2026-12-01', '03:00'))).toEqual([]);
    expect(dueIds(next('08:30'), at('2026-12-01', '08:00'))).toContain('apt-1:1:accepted:sms');
    expect(dueIds(next('07:55'), at(DAY, '21:05'))).toEqual(['apt-1:1:accepted:sms']);
  });

  it('do not hold back a proposal that ends within 12 hours of it', () => {
    const proposed = at(DAY, '21:30');
    const asked = (time: string) => {
      const proposal = {
        date: '2026-12-01',
        time,
        by: 'doctor',
        at: proposed.toISOString(),
      } as const;
      const history = [entry('move-proposed', 'doctor', proposed)];
      return visit({ date: '2026-12-01', time: '12:00', proposal, history });
    };
    expect(dueIds(asked('08:00'), proposed)).toEqual(['apt-1:1:move-proposed:sms']);
    expect(dueIds(asked('09:30'), proposed)).toEqual(['apt-1:1:move-proposed:sms']);
    expect(dueIds(asked('09:31'), proposed)).toEqual([]);
    expect(dueIds(asked('09:31'), at('2026-12-01', '08:00'))).toContain(
      'apt-1:1:move-proposed:sms',
    );
  });

  it('leave time for each proposal, whenever it was made', () => {
    const hours = fc.integer({ min: 1, max: 48 * 60 });
    fc.assert(
      fc.property(instant, hours, hours, (made, toVisit, toProposed) => {
        const slot = (minutes: number) => {
          const start = new Date(made.getTime() + minutes * 60_000);
          return { date: dateInIndia(start), time: timeInIndia(start) };
        };
        const proposal = { ...slot(toProposed), by: 'doctor', at: made.toISOString() } as const;
        const history = [entry('move-proposed', 'doctor', made)];
        const asked = visit({ ...slot(toVisit), proposal, history });
        const kinds = list(asked, made).map(({ kind }) => kind);
        expect(kinds).toContain('move-proposed');
      }),
    );
  });

  it('send a notice when it was made, or at their end', () => {
    fc.assert(
      fc.property(instant, fc.array(instant, { maxLength: 2 }), (from, begins) => {
        const held = holdBack(from, begins);
        expect(holdBack(held, begins)).toEqual(held);
        const isUrgent = begins.some(
          (begin) => begin > from && begin.getTime() - from.getTime() <= 12 * HOUR_MS,
        );
        if (isUrgent || !isQuiet(from)) expect(held).toEqual(from);
        else expect([held > from, isQuiet(held)]).toEqual([true, false]);
      }),
    );
  });
});

describe('the choices of notices', () => {
  it('leave out what is turned off, and turn off each SMS', () => {
    const wishes = { off: ['reminders:sms', 'visits:sms'] } as const;
    const kinds = list(visit(), at('2026-11-20', '12:00'), wishes).map(({ id }) => id);
    expect(kinds).toEqual(['apt-1:1:tomorrow:app', 'apt-1:1:soon:app']);
    const left = deliveryKinds.flatMap((kind) =>
      channels.filter((channel) => isWanted(kind, channel, { off: noticeChoice.options })),
    );
    expect(new Set(left)).toEqual(new Set(['app']));
  });

  it('change by what is turned on or off, each once, and leave all others as they are', () => {
    const some = fc.subarray([...noticeChoice.options]);
    fc.assert(
      fc.property(some, some, some, (before, touched, on) => {
        const off = touched.filter((choice) => !on.includes(choice));
        const after = changeChoices(before, { on, off: [...off, ...off] });
        const wanted = noticeChoice.options.filter(
          (choice) => off.includes(choice) || (before.includes(choice) && !on.includes(choice)),
        );
        expect(after.toSorted()).toEqual(wanted.toSorted());
      }),
    );
    expect(changeChoices(['visits:sms'], {})).toEqual(['visits:sms']);
  });
});

describe('a time that is held for a waiting patient', () => {
  const slot = { date: '2026-11-25', time: '11:00' };
  const waiting = { id: 'entry', patientId: 'patient', doctorId: 'doctor' };
  const list = (offer: WaitlistOffer | null, at: string) =>
    dueNotices({ type: 'offer', entry: { ...waiting, offer } }, new Date(at), allWishes);
  const byDay = {
    ...slot,
    at: '2026-11-24T04:30:00.000Z',
    notifiedAt: '2026-11-24T04:30:00.000Z',
    endsAt: '2026-11-24T04:45:00.000Z',
  };
  /** 23:30 in India, so its notice is at 8:00. */
  const atNight = {
    ...slot,
    at: '2026-11-24T18:00:00.000Z',
    notifiedAt: '2026-11-25T02:30:00.000Z',
    endsAt: '2026-11-25T02:45:00.000Z',
  };

  it('has an SMS at once by day, since the app has its notice already', () => {
    expect(list(byDay, byDay.at)).toMatchObject([
      { channel: 'sms', accountId: 'patient', dueAt: new Date(byDay.at) },
    ]);
  });

  it('has both notices at 8:00 after an offer at night', () => {
    expect(list(atNight, atNight.at)).toMatchObject(
      ['app', 'sms'].map((channel) => ({ channel, dueAt: new Date(atNight.notifiedAt) })),
    );
  });

  it('has none once it was answered or has ended', () => {
    expect(list(null, byDay.at)).toEqual([]);
    expect(list(byDay, byDay.endsAt)).toEqual([]);
  });
});
