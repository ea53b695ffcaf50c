import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';
import { queryClient } from '../core/query-client.ts';
import { setSessionShared } from '../session/hint.ts';
import { leave, resetSession, startSession } from '../session/session.ts';
import { blockHours, clearBlockError, currentBlock } from './blocked-hours.ts';

vi.mock('../../api/socket.ts', () => import('../testing/fake-socket.ts'));

const hours = { date: '2026-11-25', startTime: '14:00', endTime: '17:00' };
const doctor = {
  id: 'ananya',
  name: 'Dr. Ananya',
  specialty: 'Cardiology',
  bio: '',
  experience: 12,
  profilePicture: null,
  rating: 4.8,
  reviews: [],
  education: [],
  availability: [],
};

let sent: unknown[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  sent = [];
  answer = () => Response.json(doctor);
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return answer();
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  startSession({ id: 'ananya', name: 'Dr. Ananya', role: 'doctor', profilePicture: null }, 'token');
});

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetSession();
  setSessionShared(false);
  queryClient.clear();
  resetToasts();
  vi.unstubAllGlobals();
});

it('blocks hours, and takes them back', async () => {
  expect(await blockHours('ananya', hours, true)).toBe(true);
  expect(await blockHours('ananya', hours, false)).toBe(true);
  expect(sent).toEqual([
    { ...hours, isBlocked: true },
    { ...hours, isBlocked: false },
  ]);
  expect(currentToasts().map(({ message }) => message)).toEqual([
    'Time blocked',
    'Time no longer blocked',
  ]);
});

it('says that the server cannot be reached until the doctor has seen it', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await blockHours('ananya', hours, true)).toBe(false);
  expect(currentBlock()).toMatchObject({ pending: null, error: expect.stringMatching(/reached/) });
  clearBlockError();
  expect(currentBlock().error).toBeNull();
});

it('sends one change at a time', async () => {
  const first = blockHours('ananya', hours, true);
  expect(currentBlock().pending).toEqual(hours);
  expect(await blockHours('ananya', hours, false)).toBe(false);
  await first;
  expect(sent).toHaveLength(1);
});
