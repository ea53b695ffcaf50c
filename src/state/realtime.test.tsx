import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave, resetSession, startSession } from './session/session.ts';
import {
  GRACE_MS,
  isLive,
  onRealtime,
  UNCONNECTED_POLL_MS,
  SECOND_STALE_MS,
  useConnection,
} from './realtime.ts';
import { openRealtime, socket } from './testing/fake-socket.ts';

vi.mock('../api/socket.ts', () => import('./testing/fake-socket.ts'));

const meera = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null } as const;

let stale: number;
let unsubscribe: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  stale = 0;
  unsubscribe = onRealtime('stale', () => (stale += 1));
  startSession(meera, 'token-1');
  await openRealtime();
});

afterEach(() => {
  unsubscribe();
  leave({ status: 'guest', hasEnded: false });
  resetSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const connection = () => renderHook(useConnection).result.current;
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

describe('a missing realtime connection', () => {
  it('makes subscribers poll, but only while the page is visible', () => {
    pass(2 * UNCONNECTED_POLL_MS);
    expect(stale).toBe(2);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    pass(2 * UNCONNECTED_POLL_MS);
    expect(stale).toBe(2);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stale).toBe(3);
  });

  it('is reported in conversations after a short delay, or immediately if the device is offline', () => {
    expect(connection()).toBe('connected');
    pass(GRACE_MS);
    expect(connection()).toBe('connecting');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    expect(connection()).toBe('offline');
    pass(3 * UNCONNECTED_POLL_MS);
    expect(stale).toBe(0);
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(stale).toBe(1);
  });

  it('is reported after the same delay if attempts to connect fail during it', () => {
    socket.events.emit('connect');
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      socket.events.emit('disconnect');
      expect(connection()).toBe('connected');
      pass(GRACE_MS / 4);
    }
    expect(connection()).toBe('connecting');
  });
});

describe('a realtime connection', () => {
  it('makes subscribers refetch twice when it connects, and stops their polling', () => {
    socket.events.emit('connect');
    expect(isLive()).toBe(true);
    expect(stale).toBe(1);
    pass(SECOND_STALE_MS);
    expect(stale).toBe(2);
    pass(10 * UNCONNECTED_POLL_MS);
    expect(stale).toBe(2);
  });

  it('is replaced by polling once it is lost', () => {
    socket.events.emit('connect');
    socket.events.emit('disconnect');
    expect(isLive()).toBe(false);
    pass(UNCONNECTED_POLL_MS);
    expect(stale).toBe(3);
  });
});

it('each user has their own connection, which closes when the user logs out', async () => {
  expect(socket.userId).toBe('meera');
  socket.events.emit('connect');
  await openRealtime();
  expect(isLive()).toBe(true);
  leave({ status: 'guest', hasEnded: false });
  expect(socket.hasLeft).toBe(true);
  expect(isLive()).toBe(false);
  pass(10 * UNCONNECTED_POLL_MS);
  expect(stale).toBe(1);
  startSession({ ...meera, id: 'arjun' }, 'token-1');
  await openRealtime();
  expect(socket.userId).toBe('arjun');
  expect(isLive()).toBe(false);
});
