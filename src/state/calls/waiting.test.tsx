import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEAT_LIFE_MS, SEAT_RENEWAL_MS } from '../../contract/seats.ts';
import { leave, resetSession, startSession } from '../session/session.ts';
import { openRealtime, socket } from '../testing/fake-socket.ts';
import { useWaitingIds, useWaitingPerson } from './waiting.ts';

vi.mock('../../api/socket.ts', () => import('../testing/fake-socket.ts'));

const meera = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null } as const;
const seated = (personId: string) => ({
  personId,
  seat: `seat-of-${personId}`,
  joinedAt: '2026-11-23T04:00:00Z',
});

const publish = (appointmentId: string, ...people: string[]) =>
  act(async () => socket.events.emit('call_state', { appointmentId, people: people.map(seated) }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const waiting = () => renderHook(() => useWaitingPerson('visit-1')).result;

beforeEach(async () => {
  vi.useFakeTimers();
  startSession(meera, 'token-1');
  await openRealtime();
});

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetSession();
  vi.useRealTimers();
});

describe('the person who waits in a visit', () => {
  it('is the other person in its call', async () => {
    const person = waiting();
    expect(person.current).toBe(null);
    await publish('visit-1', 'ananya');
    await publish('visit-2', 'ravi');
    expect(person.current).toEqual({
      appointmentId: 'visit-1',
      personId: 'ananya',
      joinedAt: '2026-11-23T04:00:00Z',
    });
    const { result } = renderHook(useWaitingIds);
    expect(result.current).toEqual(['visit-1', 'visit-2']);
  });

  it('is not the user', async () => {
    const person = waiting();
    await publish('visit-1', 'meera');
    expect(person.current).toBe(null);
  });

  it('waits no longer once the user is in the call on any device', async () => {
    const person = waiting();
    await publish('visit-1', 'ananya');
    await publish('visit-1', 'ananya', 'meera');
    expect(person.current).toBe(null);
    await publish('visit-1', 'ananya');
    expect(person.current?.personId).toBe('ananya');
  });

  it('has left when the server says so', async () => {
    const person = waiting();
    await publish('visit-1', 'ananya');
    await publish('visit-1');
    expect(person.current).toBe(null);
  });

  it('is dropped after 45 seconds without a renewal', async () => {
    const person = waiting();
    await publish('visit-1', 'ananya');
    await pass(SEAT_RENEWAL_MS);
    await publish('visit-1', 'ananya');
    await pass(SEAT_LIFE_MS - 1);
    expect(person.current?.personId).toBe('ananya');
    await pass(1);
    expect(person.current).toBe(null);
  });

  it('is unknown to the next user', async () => {
    const person = waiting();
    await publish('visit-1', 'ananya');
    await act(async () => startSession({ ...meera, id: 'asha' }, 'token-2'));
    expect(person.current).toBe(null);
  });
});
