import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueueBooking } from '../../contract/queue.ts';
import { createQueueBooking } from '../../domain/testing/queue-booking.ts';
import { load, queryClient, useLoadable } from '../core/query-client.ts';
import { muteNotices } from './queue-notices.ts';
import {
  applyBooking,
  cancelBooking,
  queueBooking,
  queueList,
  resetQueue,
  useQueueCancellation,
} from './queue.ts';
import { logOut } from '../session/log-out.ts';
import {
  enterChat,
  resetFakeChat,
  disconnected,
  no,
  ok,
  toasts,
  until,
  type FakeChat,
} from '../testing/fake-chat.ts';
import { socket } from '../testing/fake-socket.ts';

vi.mock('../../api/socket.ts', () => import('../testing/fake-socket.ts'));

const LIST = 'GET /api/queue';
const ONE = 'GET /api/queue/queue-1';
const CANCEL = 'POST /api/queue/queue-1/cancel';

let server: FakeChat;

beforeEach(async () => {
  server = await enterChat();
});
afterEach(async () => {
  await resetFakeChat();
  resetQueue();
  queryClient.clear();
});

const showList = () => renderHook(() => useLoadable(queueList)).result;
const showOne = () => renderHook(() => useLoadable(queueBooking('queue-1'))).result;
const cancellation = () => renderHook(useQueueCancellation).result.current;
const statuses = () => queryClient.getQueryData(queueList.queryKey)?.map(({ status }) => status);
const cached = () => queryClient.getQueryData(queueBooking('queue-1').queryKey);
const answer = (booking: QueueBooking) => ok({ success: true, booking });

function slowly(path: string) {
  const waiting: ((answer: Response) => void)[] = [];
  server.replies[path] = () => new Promise<Response>((resolve) => waiting.push(resolve));
  return async (body: unknown) => {
    await until(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()?.(Response.json(body));
  };
}

const emit = (booking: QueueBooking) => act(() => socket.events.emit('queue_update', booking));

describe('the booking list', () => {
  it('stays visible if a later request fails', async () => {
    server.replies[LIST] = ok([
      createQueueBooking('paid'),
      createQueueBooking('done', { id: 'queue-2' }),
    ]);
    const list = showList();
    expect(list.current.status).toBe('loading');
    await until(() => expect(list.current).toMatchObject({ status: 'ready' }));
    server.replies[LIST] = disconnected;
    await act(() => load(queueList));
    await until(() =>
      expect(list.current).toMatchObject({
        status: 'ready',
        data: [{ status: 'paid' }, { status: 'done' }],
        problem: { reason: 'offline' },
      }),
    );
  });

  it("shows the server's message if the request fails", async () => {
    server.replies[LIST] = no(500, 'The queue is closed.');
    const list = showList();
    await until(() =>
      expect(list.current).toMatchObject({ status: 'error', message: 'The queue is closed.' }),
    );
  });

  it("removes bookings that are no longer in the server's response", async () => {
    server.replies[LIST] = ok([
      createQueueBooking('draft'),
      createQueueBooking('done', { id: 'queue-2' }),
    ]);
    await load(queueList);
    server.replies[LIST] = ok([createQueueBooking('done', { id: 'queue-2' })]);
    await load(queueList);
    expect(statuses()).toEqual(['done']);
  });

  it('is not shown to the next user who signs in', async () => {
    const reply = slowly(LIST);
    const loading = load(queueList);
    await logOut();
    await reply([createQueueBooking('paid')]);
    await loading;
    applyBooking(createQueueBooking('draft', { id: 'queue-9' }));
    expect(statuses()).toBeUndefined();
    expect(cached()).toBeUndefined();
  });
});

describe('a booking', () => {
  it('is shown immediately if the list contains it', async () => {
    server.replies[LIST] = ok([createQueueBooking('paid')]);
    await load(queueList);
    expect(showOne().current).toMatchObject({ status: 'ready', data: { status: 'paid' } });
  });

  it('is reported as not found until a later request succeeds', async () => {
    server.replies[ONE] = no(404, 'There is no such booking.');
    const one = showOne();
    await until(() => expect(one.current).toMatchObject({ status: 'error', reason: 'not-found' }));
    const reply = slowly(ONE);
    act(() => socket.events.emit('connect'));
    expect(one.current).toMatchObject({ status: 'error', reason: 'not-found' });
    await reply({ success: true, booking: createQueueBooking('paid') });
    await until(() =>
      expect(one.current).toMatchObject({ status: 'ready', data: { status: 'paid' } }),
    );
  });
});

describe('a queue_update event', () => {
  it('updates the booking both in the list and on its own page', async () => {
    server.replies[LIST] = ok([createQueueBooking('paid')]);
    server.replies[ONE] = answer(createQueueBooking('paid'));
    await load(queueList);
    await load(queueBooking('queue-1'));
    emit(createQueueBooking('on-the-way'));
    expect(statuses()).toEqual(['on-the-way']);
    expect(cached()).toMatchObject({ status: 'on-the-way' });
  });

  it('never reverts a booking to an earlier status', async () => {
    server.replies[ONE] = answer(createQueueBooking('paid'));
    await load(queueBooking('queue-1'));
    emit(createQueueBooking('in-queue'));
    emit(createQueueBooking('on-the-way'));
    expect(cached()).toMatchObject({ status: 'in-queue' });
  });

  it('is not undone by the response to an earlier request', async () => {
    server.replies[LIST] = ok([createQueueBooking('on-the-way')]);
    await load(queueList);
    const reply = slowly(LIST);
    const loading = load(queueList);
    emit(createQueueBooking('in-queue', { peopleAhead: 8 }));
    await reply([createQueueBooking('in-queue', { peopleAhead: 12 })]);
    await loading;
    expect(queryClient.getQueryData(queueList.queryKey)).toMatchObject([{ peopleAhead: 8 }]);
    await reply([
      createQueueBooking('in-queue', { peopleAhead: 8 }),
      createQueueBooking('draft', { id: 'queue-2' }),
    ]);
    await until(() => expect(statuses()).toEqual(['in-queue', 'draft']));
  });

  it('is overwritten by the response to a later request', async () => {
    server.replies[ONE] = answer(createQueueBooking('in-queue', { peopleAhead: 12 }));
    await load(queueBooking('queue-1'));
    emit(createQueueBooking('in-queue', { peopleAhead: 8 }));
    server.replies[ONE] = answer(createQueueBooking('in-queue', { peopleAhead: 3 }));
    await load(queueBooking('queue-1'));
    expect(cached()).toMatchObject({ peopleAhead: 3 });
  });

  it('may be missed while disconnected, because a reconnect refetches the visible data', async () => {
    server.replies[LIST] = ok([createQueueBooking('paid')]);
    const list = showList();
    await until(() => expect(list.current.status).toBe('ready'));
    server.replies[LIST] = ok([createQueueBooking('on-the-way')]);
    act(() => socket.events.emit('connect'));
    await until(() => expect(list.current).toMatchObject({ data: [{ status: 'on-the-way' }] }));
    expect(server.sentRequests).not.toContain(ONE);
  });

  it('triggers no request after a reconnect if no booking is visible', async () => {
    socket.events.emit('connect');
    await until(() => expect(server.sentRequests).toContain('GET /api/users'));
    expect(server.sentRequests.filter((path) => path.includes('/api/queue'))).toEqual([]);
  });
});

describe('a booking toast', () => {
  const waiting = createQueueBooking('in-queue', { token: 'C-42', peopleAhead: 12 });

  it('appears once for each new status, but not when the helper moves up the queue', () => {
    emit(waiting);
    emit(waiting);
    emit({ ...waiting, peopleAhead: 8 });
    expect(toasts()).toEqual(['Ramesh is in the queue: token C-42, 12 people ahead']);
  });

  it('does not appear for a status that the list has already shown', async () => {
    server.replies[LIST] = ok([waiting]);
    await load(queueList);
    emit({ ...waiting, peopleAhead: 8 });
    expect(toasts()).toEqual([]);
  });

  it("does not appear while the booking's page is open", () => {
    const unmute = muteNotices('queue-1');
    emit(waiting);
    expect(toasts()).toEqual([]);
    unmute();
    emit(createQueueBooking('your-turn', { token: 'C-42' }));
    expect(toasts()).toEqual(['It is your turn: token C-42']);
  });

  it("appears for the helper's actions, but not for the patient's own actions", () => {
    emit(createQueueBooking('draft'));
    emit(createQueueBooking('paid'));
    emit(createQueueBooking('cancelled', { id: 'queue-2', cancelledBy: 'patient' }));
    expect(toasts()).toEqual([]);
    emit(createQueueBooking('cancelled', { cancelledBy: 'freelancer' }));
    expect(toasts()).toEqual(['Ramesh has cancelled this booking']);
  });
});

describe('cancelling a booking', () => {
  it('shows the cancelled booking and a toast', async () => {
    server.replies[ONE] = answer(createQueueBooking('paid'));
    await load(queueBooking('queue-1'));
    const reply = slowly(CANCEL);
    const cancelling = cancelBooking('queue-1', ' I am well again. ', null);
    expect(cancellation().pendingId).toBe('queue-1');
    await reply({
      success: true,
      booking: createQueueBooking('cancelled', { cancelledBy: 'patient' }),
    });
    await cancelling;
    expect(cached()).toMatchObject({ status: 'cancelled' });
    expect(cancellation()).toEqual({ pendingId: null, actionError: null });
    expect(toasts()).toEqual(['Booking cancelled']);
  });

  it('discards the booking if the booking is a draft', async () => {
    server.replies[CANCEL] = answer(createQueueBooking('cancelled', { history: [] }));
    await cancelBooking('queue-1', '', null);
    expect(toasts()).toEqual(['Draft discarded']);
  });

  it("shows the reason if the server rejects the cancellation, and updates the booking's status", async () => {
    server.replies[ONE] = answer(createQueueBooking('in-queue'));
    await load(queueBooking('queue-1'));
    server.replies[CANCEL] = no(409, 'It is your turn already.');
    server.replies[ONE] = answer(createQueueBooking('your-turn'));
    await cancelBooking('queue-1', '', null);
    expect(cancellation()).toEqual({
      pendingId: null,
      actionError: { id: 'queue-1', message: 'It is your turn already.' },
    });
    await until(() => expect(cached()).toMatchObject({ status: 'your-turn' }));
  });

  it('has no effect if the user logs out before the response arrives', async () => {
    const reply = slowly(CANCEL);
    const cancelling = cancelBooking('queue-1', '', null);
    await logOut();
    await reply({ success: true, booking: createQueueBooking('cancelled') });
    await cancelling;
    expect(toasts()).toEqual([]);
    expect(cached()).toBeUndefined();
  });
});
