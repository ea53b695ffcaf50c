import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointmentStatus, type Appointment } from '../../contract/appointments.ts';
import { sharingScope, type Sharing } from '../../contract/sharing.ts';
import {
  findAccess,
  findAsked,
  findFactsSharing,
  lastScope,
  listDoctorSharing,
} from './shared-visits.ts';

const now = new Date('2026-11-21T04:30:00Z');

const visit = (id: string, changes: Partial<Appointment> = {}): Appointment => ({
  id,
  doctorId: 'ananya',
  patientId: 'meera',
  date: '2026-11-20',
  time: '10:00',
  appointmentType: 'video',
  notes: '',
  status: 'scheduled',
  createdAt: '2026-11-01T04:30:00Z',
  price: { amountMinor: 5000, currency: 'USD' },
  doctor: { id: 'ananya', name: 'Dr. Krishnan', specialty: 'Cardiology', profilePicture: null },
  patient: { id: 'meera', name: 'Meera Nair', profilePicture: null },
  ...changes,
});

const sharing = (appointmentId: string, changes: Partial<Sharing> = {}): Sharing => ({
  appointmentId,
  doctorId: 'ananya',
  scope: 'own',
  specialty: 'Cardiology',
  lastDay: '2026-11-27',
  ...changes,
});

describe('the list of doctors with access', () => {
  it('lists each doctor once, with the visits in order', () => {
    const visits = [visit('b', { date: '2026-11-25' }), visit('a')];
    const rows = listDoctorSharing([sharing('b'), sharing('a')], visits, '2026-11-21');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.parts[0]?.visits.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(rows[0]?.canEnd).toBe(true);
  });

  it('lists a visit with the mark on its own, until its last day', () => {
    const visits = [visit('a', { missed: { at: '2026-11-20T05:00:00Z' } }), visit('b')];
    const list = (today: string) =>
      listDoctorSharing([sharing('a'), sharing('b')], visits, today).flatMap(({ parts }) =>
        parts.map((part) => part.visits.map(({ id }) => id)),
      );
    expect(list('2026-11-27')).toEqual([['a'], ['b']]);
    expect(list('2026-11-28')).toEqual([['b']]);
  });

  it('joins visits for which the doctor sees the same, until the last day of all', () => {
    const visits = [visit('a'), visit('b', { date: '2026-11-25' }), visit('c')];
    const late = sharing('b', { lastDay: '2026-12-02' });
    const rows = listDoctorSharing(
      [sharing('a'), late, sharing('c', { scope: 'everything' })],
      visits,
      '2026-11-21',
    );
    expect(rows).toMatchObject([
      {
        parts: [
          { visits: [{ id: 'a' }, { id: 'b' }], sharing: late },
          { visits: [{ id: 'c' }], sharing: { scope: 'everything' } },
        ],
      },
    ]);
  });

  it('has nothing to end if the patient shares nothing or has ended access', () => {
    const ended = sharing('b', { scope: 'everything', endedAt: '2026-11-21T04:00:00Z' });
    const rows = listDoctorSharing(
      [sharing('a', { scope: 'nothing' }), ended],
      [visit('a'), visit('b')],
      '2026-11-21',
    );
    expect(rows[0]).toMatchObject({ canEnd: false, parts: [{}, {}] });
  });

  it('leaves out visits that are cancelled, unknown, or completed and ended', () => {
    const endedAt = '2026-11-21T04:00:00Z';
    const visits = [visit('a', { status: 'cancelled' }), visit('b', { status: 'completed' })];
    const list = [sharing('a'), sharing('b', { endedAt }), sharing('c')];
    expect(listDoctorSharing(list, visits, '2026-11-21')).toEqual([]);
  });
});

describe('a yes to a doctor', () => {
  const request = (state: 'asked' | 'given' | 'refused') =>
    ({ state, askedAt: '2026-11-20T04:30:00Z' }) as const;
  const given = { healthRequest: request('given') };
  const visits = [visit('a'), visit('b', { date: '2026-11-25' })];

  it('has its own part in the list, and can be ended', () => {
    const list = [sharing('a', given), sharing('b')];
    expect(listDoctorSharing(list, visits, '2026-11-21')).toMatchObject([
      {
        canEnd: true,
        parts: [{ visits: [{ id: 'a' }] }, { visits: [{ id: 'b' }] }],
      },
    ]);
    const nothing = [sharing('a', { ...given, scope: 'nothing' })];
    expect(listDoctorSharing(nothing, visits, '2026-11-21')[0]?.canEnd).toBe(true);
  });

  it('lets the doctor read the health facts, unless a scope does', () => {
    expect(findFactsSharing([sharing('a', given)], visits, 'meera', now)).toMatchObject({
      appointmentId: 'a',
    });
    const both = [sharing('a', given), sharing('b', { scope: 'everything' })];
    expect(findFactsSharing(both, visits, 'meera', now)?.appointmentId).toBe('b');
    expect(findFactsSharing([sharing('a')], visits, 'meera', now)).toBeNull();
    expect(findFactsSharing([sharing('a', given)], visits, 'arjun', now)).toBeNull();
    const over = sharing('a', { ...given, lastDay: '2026-11-20' });
    expect(findFactsSharing([over], visits, 'meera', now)).toBeNull();
  });

  it('is needed first for the soonest visit with a request', () => {
    const asked = { healthRequest: request('asked') };
    const list = [sharing('b', asked), sharing('a', asked)];
    expect(findAsked(list, visits, now)?.visit.id).toBe('a');
    expect(findAsked([sharing('a', given), sharing('b')], visits, now)).toBeNull();
    const shared = [sharing('a', { ...asked, scope: 'everything' })];
    expect(findAsked(shared, visits, now)).toBeNull();
  });
});

describe('the choice of the last visit with a doctor', () => {
  const visits = [visit('a'), visit('b', { date: '2026-11-25' })];

  it('is that of the latest date', () => {
    const list = [sharing('b', { scope: 'everything' }), sharing('a', { scope: 'nothing' })];
    expect(lastScope(list, visits, 'ananya')).toBe('everything');
  });

  it('holds although the doctor marked that the patient did not come', () => {
    const missed = visit('b', { date: '2026-11-25', missed: { at: '2026-11-25T05:00:00Z' } });
    const list = [sharing('b', { scope: 'nothing' }), sharing('a', { scope: 'everything' })];
    expect(lastScope(list, [visit('a'), missed], 'ananya')).toBe('nothing');
  });

  it('is open without a visit, or if the access was ended', () => {
    expect(lastScope([sharing('a')], visits, 'gill')).toBeNull();
    const ended = sharing('a', { endedAt: '2026-11-21T04:00:00Z' });
    expect(lastScope([ended], visits, 'ananya')).toBeNull();
  });
});

describe("a doctor's access to a patient", () => {
  it('is the widest choice among the visits in force', () => {
    const visits = [visit('a'), visit('b'), visit('c', { status: 'pending' })];
    const list = [
      sharing('a'),
      sharing('b', { scope: 'specialty' }),
      sharing('c', { scope: 'everything' }),
    ];
    expect(findAccess(list, visits, 'meera', now)).toMatchObject({ appointmentId: 'b' });
    expect(findAccess(list, visits, 'arjun', now)).toBeNull();
  });

  it('is nothing after the last day', () => {
    expect(
      findAccess([sharing('a', { lastDay: '2026-11-20' })], [visit('a')], 'meera', now),
    ).toBeNull();
  });

  it('never comes from a visit that is not in force', () => {
    const any = fc.record({
      status: fc.constantFrom(...appointmentStatus.options),
      scope: fc.constantFrom(...sharingScope.options),
      isOver: fc.boolean(),
      isEnded: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any), (drawn) => {
        const visits = drawn.map(({ status }, at) => visit(`${at}`, { status }));
        const list = drawn.map(({ scope, isOver, isEnded }, at) =>
          sharing(`${at}`, {
            scope,
            lastDay: isOver ? '2026-11-20' : '2026-11-21',
            ...(isEnded && { endedAt: '2026-11-21T04:00:00Z' }),
          }),
        );
        const inForce = drawn.filter(
          ({ status, isOver, isEnded }) =>
            (status === 'scheduled' || status === 'completed') && !isOver && !isEnded,
        );
        const access = findAccess(list, visits, 'meera', now);
        if (inForce.length === 0) expect(access).toBeNull();
        else expect(inForce.map(({ scope }) => scope)).toContain(access?.scope);
      }),
    );
  });
});
