import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Appointment } from '../../contract/appointments.ts';
import { queryClient } from '../core/query-client.ts';
import { setSessionShared } from '../session/hint.ts';
import { leave, startSession } from '../session/session.ts';
import {
  ananyaUser,
  replyDone,
  replyLost,
  replyRefused,
  resetVisits,
  stubApi,
  visit,
} from '../testing/fake-visit.ts';
import { acceptSeveral, clearAcceptance, currentAcceptance } from './accept-several.ts';
import { appointmentList } from './appointments.ts';

vi.mock('../../api/socket.ts', () => import('../testing/fake-socket.ts'));

const request = (id: string): Appointment => ({ ...visit, id, status: 'pending' });

const requests = ['one', 'two', 'three'].map(request);

let stored: Appointment[];
let asked: string[];
let answer: (id: string) => Response | Promise<Response>;

const accept = (id: string) => {
  stored = stored.map((one) =>
    one.id === id ? { ...one, status: 'scheduled', revision: 1 } : one,
  );
  return replyDone(stored.find((one) => one.id === id) ?? visit)();
};
const refused = replyRefused('invalid-transition', 'This request was cancelled.');
const states = () => currentAcceptance().outcomes.map(({ state }) => state);

beforeEach(() => {
  stored = requests;
  asked = [];
  answer = accept;
  stubApi(async (url) => {
    asked.push(url);
    if (url === '/api/appointments/ananya') return Response.json(stored);
    return answer(/appointments\/(\w+)\/accept/.exec(url)?.[1] ?? '');
  });
  startSession(ananyaUser, 'token');
});

afterEach(() => {
  leave({ status: 'guest', hasEnded: false });
  resetVisits(() => setSessionShared(false));
});

it('accepts each request with the slot that the doctor saw', async () => {
  await acceptSeveral(requests);
  expect(states()).toEqual(['done', 'done', 'done']);
  expect(asked[0]).toBe('/api/appointments/one/accept?date=2026-11-23&time=09%3A30');
  expect(currentAcceptance().isSending).toBe(false);
  clearAcceptance();
  expect(states()).toEqual([]);
});

it('says why one was refused, and accepts the others', async () => {
  answer = (id) => (id === 'two' ? refused() : accept(id));
  await acceptSeveral(requests);
  expect(states()).toEqual(['done', 'failed', 'done']);
  expect(currentAcceptance().outcomes[1]?.message).toBe('This request was cancelled.');
});

it('does not send the rest without a connection', async () => {
  stubApi(async (url) => {
    asked.push(url);
    return url.includes('/one/') ? accept('one') : replyLost();
  });
  await acceptSeveral(requests);
  expect(states()).toEqual(['done', 'failed', 'failed']);
  expect(asked.filter((url) => url.includes('/three/'))).toEqual([]);
  expect(currentAcceptance().outcomes[2]?.message).toMatch(/cannot be reached/);
});

it('counts a request as accepted if only the response was lost', async () => {
  answer = (id) => {
    const response = accept(id);
    return id === 'one' ? replyLost() : response;
  };
  await acceptSeveral(requests);
  expect(states()).toEqual(['done', 'done', 'done']);
  expect(queryClient.getQueryData(appointmentList('ananya').queryKey)?.[0]?.status).toBe(
    'scheduled',
  );
});

it('sends nothing while the last requests are pending', async () => {
  const first = acceptSeveral(requests.slice(0, 1));
  clearAcceptance();
  await acceptSeveral(requests);
  await first;
  expect(states()).toEqual(['done']);
});
