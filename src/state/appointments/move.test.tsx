import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appointment } from '../../contract/appointments.ts';
import { load, queryClient } from '../core/query-client.ts';
import { startSession } from '../session/session.ts';
import {
  ananya,
  replyDone,
  replyLost,
  meera,
  now,
  replyRefused,
  resetVisits,
  stubApi,
  visit,
  type Reply,
} from '../testing/fake-visit.ts';
import { appointmentList } from './appointments.ts';
import { chooseTime, confirmMove, openMove, resetMove, useMove } from './move.ts';

const slot = { date: '2026-11-23', time: '10:00' };

let stored: Appointment;
let reply: Reply;
let sent: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  sent = [];
  stored = visit;
  stubApi(async (url, { body } = {}) => {
    if (url === '/api/appointments/visit-1/move') {
      sent.push(JSON.parse(String(body)));
      return reply();
    }
    if (url.includes('/slots')) return Response.json({ date: slot.date, taken: ['09:30'] });
    if (url.startsWith('/api/getdoctor/')) return Response.json({ success: true, doctor: ananya });
    return Response.json([stored]);
  });
  startSession(meera, 'token-1');
  openMove('visit-1');
  chooseTime(slot);
});

afterEach(() => resetVisits(resetMove));

const move = () => renderHook(useMove).result.current;

describe('a move', () => {
  it('sends the chosen time, and puts the proposal into the list', async () => {
    await load(appointmentList('meera'));
    const step = { by: 'patient', at: now.toISOString() } as const;
    const proposal = { ...slot, ...step };
    const history = [{ ...step, kind: 'move-proposed' as const, to: slot }];
    reply = replyDone({ ...visit, proposal, history });
    expect(await confirmMove(visit, ananya, now)).toMatchObject({ proposal });
    expect(sent).toEqual([slot]);
    expect(queryClient.getQueryData(appointmentList('meera').queryKey)).toMatchObject([
      { time: '09:30', proposal },
    ]);
  });

  it('offers the nearest free times if the time was taken', async () => {
    reply = replyRefused('slot-taken');
    expect(await confirmMove(visit, ananya, now)).toBeNull();
    expect(move()).toMatchObject({
      conflict: {
        time: '10:00',
        nearest: [
          { date: '2026-11-23', time: '10:30' },
          { date: '2026-11-23', time: '09:00' },
        ],
      },
      error: null,
    });
  });

  it('links to the other visit that is in the way, until another time is chosen', async () => {
    reply = replyRefused('visit-in-the-way', 'You have a visit with Dr. Qureshi.');
    await confirmMove(visit, ananya, now);
    expect(move()).toMatchObject({
      error: 'You have a visit with Dr. Qureshi.',
      isVisitInTheWay: true,
      ...slot,
    });
    chooseTime({ date: slot.date, time: '10:30' });
    expect(move()).toMatchObject({ error: null, isVisitInTheWay: false });
  });

  it.each(['too-late-to-change', 'too-many-changes', 'slot-not-offered'] as const)(
    'shows the rule that refuses it: %s',
    async (code) => {
      reply = replyRefused(code, 'The rule.');
      expect(await confirmMove(visit, ananya, now)).toBeNull();
      expect(move()).toMatchObject({ error: 'The rule.', isSubmitting: false });
    },
  );

  it('keeps the chosen time when the device is offline', async () => {
    reply = replyLost;
    expect(await confirmMove(visit, ananya, now)).toBeNull();
    expect(move()).toMatchObject(slot);
    expect(move().error).not.toBeNull();
  });

  it('is sent once, even if the button is pressed twice', async () => {
    reply = replyDone(visit);
    const results = await Promise.all([
      confirmMove(visit, ananya, now),
      confirmMove(visit, ananya, now),
    ]);
    expect(results.map((one) => one !== null)).toEqual([true, false]);
    expect(sent).toHaveLength(1);
  });

  it.each<[string, Partial<Appointment>]>([
    ['proposed', { proposal: { ...slot, by: 'patient', at: now.toISOString() } }],
    ['made', slot],
  ])('is done if an attempt whose response was lost had %s it', async (_, change) => {
    stored = { ...visit, ...change };
    reply = replyRefused('invalid-request', 'Already.', 400);
    expect(await confirmMove(visit, ananya, now)).toEqual(stored);
    expect(move()).toMatchObject({ date: null, time: null, error: null });
  });

  it('is not done if the other person had proposed this time', async () => {
    stored = { ...visit, proposal: { ...slot, by: 'doctor', at: now.toISOString() } };
    reply = replyRefused('invalid-request', 'No.', 400);
    expect(await confirmMove(visit, ananya, now)).toBeNull();
    expect(move().error).toBe('No.');
  });

  it('offers no times for another visit that was opened since', async () => {
    reply = () => {
      openMove('visit-2');
      return replyRefused('slot-taken')();
    };
    expect(await confirmMove(visit, ananya, now)).toBeNull();
    expect(move()).toMatchObject({ visitId: 'visit-2', conflict: null });
  });

  it('starts without a choice for another visit', () => {
    openMove('visit-2');
    expect(move()).toMatchObject({ visitId: 'visit-2', date: null, time: null });
  });
});
