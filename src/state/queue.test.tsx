import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueueBooking } from '../contract/queue.ts';
import { bookingOf } from '../domain/testing/queue-booking.ts';
import { logOut } from './session/log-out.ts';
import {
  cancelBooking,
  loadBooking,
  loadQueue,
  openBooking,
  resetQueue,
  takeUpBooking,
  useOpenBooking,
  useQueue,
} from './queue.ts';
import {
  enterChat,
  leaveChat,
  lost,
  no,
  ok,
  toasts,
  until,
  type FakeChat,
} from './testing/fake-chat.ts';
import { socket } from './testing/fake-socket.ts';

vi.mock('../api/socket.ts', () => import('./testing/fake-socket.ts'));

const LIST = 'GET /api/queue';
const ONE = 'GET /api/queue/queue-1';
const CANCEL = 'POST /api/queue/queue-1/cancel';

let server: FakeChat;

beforeEach(async () => {
  server = await enterChat();
});
afterEach(async () => {
  await leaveChat();
  resetQueue();
});

const list = () => renderHook(useQueue).result.current;
const one = () => renderHook(() => useOpenBooking('queue-1')).result.current;
const statuses = () => {
  const { bookings } = list();
  return bookings.status === 'ready' ? bookings.data.map(({ status }) => status) : bookings.status;
};
const answer = (booking: QueueBooking) => ok({ success: true, booking });

/** A server that answers when it is told to. */
function slowly(path: string) {
  const waiting: ((answer: Response) => void)[] = [];
  server.replies[path] = () => new Promise<Response>((resolve) => waiting.push(resolve));
  return async (body: unknown) => {
    await until(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()?.(Response.json(body));
  };
}

describe('the bookings', () => {
  it('are loaded, and stay in view while they cannot be loaded again', async () => {
    server.replies[LIST] = ok([bookingOf('paid'), bookingOf('done', { id: 'queue-2' })]);
    expect(statuses()).toBe('loading');
    await loadQueue();
    server.replies[LIST] = lost;
    await loadQueue();
    expect(statuses()).toEqual(['paid', 'done']);
  });

  it('that cannot be had say why', async () => {
    server.replies[LIST] = no(500, 'The queue is closed.');
    await loadQueue();
    expect(list().bookings).toMatchObject({ status: 'error', message: 'The queue is closed.' });
  });

  it('lose those that the server does not have any more', async () => {
    server.replies[LIST] = ok([bookingOf('draft'), bookingOf('done', { id: 'queue-2' })]);
    await loadQueue();
    server.replies[LIST] = ok([bookingOf('done', { id: 'queue-2' })]);
    await loadQueue();
    expect(statuses()).toEqual(['done']);
  });

  it('of the person before are not shown to the next one', async () => {
    const reply = slowly(LIST);
    const loading = loadQueue();
    await logOut();
    await reply([bookingOf('paid')]);
    await loading;
    takeUpBooking(bookingOf('draft', { id: 'queue-9' }));
    expect(statuses()).toBe('loading');
    expect(one()).toEqual({ status: 'loading' });
  });
});

describe('one booking', () => {
  it('shows at once when the list has it', async () => {
    server.replies[LIST] = ok([bookingOf('paid')]);
    await loadQueue();
    openBooking('queue-1');
    expect(one()).toMatchObject({ status: 'ready', data: { status: 'paid' } });
  });

  it('that does not exist says so, until another page is opened', async () => {
    const close = openBooking('queue-1');
    server.replies[ONE] = no(404, 'There is no such booking.');
    await loadBooking('queue-1');
    expect(one()).toMatchObject({ status: 'error', reason: 'not-found' });
    close();
    expect(one()).toEqual({ status: 'loading' });
  });

  it('that does not exist goes on saying so while it is asked for again, until it is there', async () => {
    openBooking('queue-1');
    server.replies[ONE] = no(404, 'There is no such booking.');
    await loadBooking('queue-1');
    const reply = slowly(ONE);
    socket.events.emit('connect');
    expect(one()).toMatchObject({ status: 'error', reason: 'not-found' });
    await reply({ success: true, booking: bookingOf('paid') });
    await until(() => expect(one()).toMatchObject({ status: 'ready', data: { status: 'paid' } }));
  });
});

describe('news over the socket', () => {
  it('reach the list and the booking', async () => {
    server.replies[LIST] = ok([bookingOf('paid')]);
    await loadQueue();
    openBooking('queue-1');
    socket.events.emit('queue_update', bookingOf('on-the-way'));
    expect(statuses()).toEqual(['on-the-way']);
    expect(one()).toMatchObject({ data: { status: 'on-the-way' } });
  });

  it('never take a booking back', () => {
    openBooking('queue-1');
    socket.events.emit('queue_update', bookingOf('in-queue'));
    socket.events.emit('queue_update', bookingOf('on-the-way'));
    expect(one()).toMatchObject({ data: { status: 'in-queue' } });
  });

  it('are not undone by an answer that was asked for before', async () => {
    const reply = slowly(LIST);
    const loading = loadQueue();
    socket.events.emit('queue_update', bookingOf('in-queue', { peopleAhead: 8 }));
    socket.events.emit('queue_update', bookingOf('draft', { id: 'queue-2' }));
    await reply([bookingOf('in-queue', { peopleAhead: 12 })]);
    await loading;
    expect(statuses()).toEqual(['in-queue', 'draft']);
    expect(one()).toMatchObject({ data: { peopleAhead: 8 } });
  });

  it('give way to an answer that was asked for after', async () => {
    socket.events.emit('queue_update', bookingOf('in-queue', { peopleAhead: 12 }));
    server.replies[ONE] = answer(bookingOf('in-queue', { peopleAhead: 3 }));
    await loadBooking('queue-1');
    expect(one()).toMatchObject({ data: { peopleAhead: 3 } });
  });

  it('that were missed are asked for after each connection, of what is in use', async () => {
    server.replies[LIST] = ok([bookingOf('paid')]);
    await loadQueue();
    server.replies[LIST] = ok([bookingOf('on-the-way')]);
    socket.events.emit('connect');
    await until(() => expect(statuses()).toEqual(['on-the-way']));
    expect(server.asked).not.toContain(ONE);
  });

  it('are not asked for by people who have opened none of it', async () => {
    socket.events.emit('connect');
    await until(() => expect(server.asked).toContain('GET /api/users'));
    expect(server.asked.filter((path) => path.includes('/api/queue'))).toEqual([]);
  });
});

describe('a notice', () => {
  const waiting = bookingOf('in-queue', { token: 'C-42', peopleAhead: 12 });

  it('tells each new status once, and no move up', () => {
    socket.events.emit('queue_update', waiting);
    socket.events.emit('queue_update', waiting);
    socket.events.emit('queue_update', { ...waiting, peopleAhead: 8 });
    expect(toasts()).toEqual(['Ramesh is in the queue: token C-42, 12 people ahead']);
  });

  it('is not needed where the booking is open', () => {
    const close = openBooking('queue-1');
    socket.events.emit('queue_update', waiting);
    expect(toasts()).toEqual([]);
    close();
    socket.events.emit('queue_update', bookingOf('your-turn', { token: 'C-42' }));
    expect(toasts()).toEqual(['It is your turn: token C-42']);
  });

  it('does not tell patients what they have done, but what the helper has', () => {
    socket.events.emit('queue_update', bookingOf('draft'));
    socket.events.emit('queue_update', bookingOf('paid'));
    socket.events.emit(
      'queue_update',
      bookingOf('cancelled', { id: 'queue-2', cancelledBy: 'patient' }),
    );
    expect(toasts()).toEqual([]);
    socket.events.emit('queue_update', bookingOf('cancelled', { cancelledBy: 'freelancer' }));
    expect(toasts()).toEqual(['Ramesh has cancelled this booking']);
  });
});

describe('cancelling', () => {
  it('shows the booking as it then stands, and says so', async () => {
    const reply = slowly(CANCEL);
    const cancelling = cancelBooking('queue-1', ' I am well again. ', null);
    expect(list().pendingId).toBe('queue-1');
    await reply({ success: true, booking: bookingOf('cancelled', { cancelledBy: 'patient' }) });
    await cancelling;
    expect(one()).toMatchObject({ data: { status: 'cancelled' } });
    expect(list()).toMatchObject({ pendingId: null, actionError: null });
    expect(toasts()).toEqual(['Booking cancelled']);
  });

  it('of what was never paid discards it', async () => {
    server.replies[CANCEL] = answer(bookingOf('cancelled', { history: [] }));
    await cancelBooking('queue-1', '', null);
    expect(toasts()).toEqual(['Draft discarded']);
  });

  it('that comes too late says so, and shows how far the booking has come', async () => {
    takeUpBooking(bookingOf('in-queue'));
    server.replies[CANCEL] = no(409, 'It is your turn already.');
    server.replies[ONE] = answer(bookingOf('your-turn'));
    await cancelBooking('queue-1', '', null);
    expect(list()).toMatchObject({
      pendingId: null,
      actionError: { id: 'queue-1', message: 'It is your turn already.' },
    });
    await until(() => expect(one()).toMatchObject({ data: { status: 'your-turn' } }));
  });

  it('of the person before is no news for the next one', async () => {
    const reply = slowly(CANCEL);
    const cancelling = cancelBooking('queue-1', '', null);
    await logOut();
    await reply({ success: true, booking: bookingOf('cancelled') });
    await cancelling;
    expect(toasts()).toEqual([]);
    expect(one()).toEqual({ status: 'loading' });
  });
});
