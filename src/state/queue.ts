import { proxy, ref, useSnapshot } from 'valtio';
import * as api from '../api/queue.ts';
import type { Money } from '../contract/common.ts';
import type { QueueBooking } from '../contract/queue.ts';
import type { Loadable } from '../domain/loadable.ts';
import { furtherTelling } from '../domain/queue-list.ts';
import { queueNews } from '../domain/queue-words.ts';
import { onUserChange } from './session/session.ts';
import { patch } from './patch.ts';
import { onRealtime } from './realtime.ts';
import { loadableOf, problemOf, type Held, type Problem } from './problem.ts';
import { showToast } from './toasts.ts';

interface QueueState {
  /** Every booking that is known, by its id. */
  bookings: Held<ReadonlyMap<string, QueueBooking>>;
  /** Whether these are all that the person has. */
  isListed: boolean;
  listError: Problem | null;
  /** The booking whose page is open. */
  openId: string | null;
  /** Why that booking could not be loaded. */
  openError: Problem | null;
  /** The booking that is being cancelled. */
  pendingId: string | null;
  /** Which booking could not be cancelled, and why. */
  actionError: { id: string; message: string } | null;
}

const initial = (): QueueState => ({
  bookings: ref(new Map<string, QueueBooking>()),
  isListed: false,
  listError: null,
  openId: null,
  openError: null,
  pendingId: null,
  actionError: null,
});

const state = proxy(initial());
/** Grows with everything that is taken up, so that an answer asked for before it can be told from one after. */
let changes = 0;
/** At which change each booking was last taken up. */
let changedAt = new Map<string, number>();
/** Grows when somebody else signs in: what was asked for before is not theirs. */
let persons = 0;
onUserChange(resetQueue);
onRealtime('queue_update', takeUpBooking);
onRealtime('stale', () => void refetchQueue());

/** The queue bookings and drafts of the person, and the cancelling that is under way. */
export function useQueue() {
  const { bookings, isListed, listError, pendingId, actionError } = useSnapshot(state);
  const all: Loadable<QueueBooking[]> = loadableOf(
    isListed ? [...bookings.values()] : null,
    listError,
  );
  return { bookings: all, pendingId, actionError };
}

/** The booking whose page is open. */
export function useOpenBooking(id: string): Loadable<QueueBooking> {
  const { bookings, openId, openError } = useSnapshot(state);
  return loadableOf(bookings.get(id) ?? null, openId === id ? openError : null);
}

/** Loads the person's bookings; what is there stays in view meanwhile. */
export async function loadQueue(): Promise<void> {
  const [person, before] = [persons, changes];
  try {
    const told = await api.listQueueBookings();
    if (person !== persons) return;
    const bookings = new Map(told.map((booking) => [booking.id, knownOr(booking, before)]));
    for (const [id, booking] of state.bookings)
      if (isNewerThan(before, id) && !bookings.has(id)) bookings.set(id, booking);
    patch(state, { bookings: ref(bookings), isListed: true, listError: null });
  } catch (error) {
    if (person === persons) state.listError = problemOf(error);
  }
}

/** Loads the booking whose page is open; one that is known shows at once. */
export async function loadBooking(id: string): Promise<void> {
  if (state.openId === id) state.openError = null;
  await askForBooking(id);
}

/** Asks for a booking without a word: what is in view, be it an error, stays there until the answer has come. */
async function askForBooking(id: string): Promise<void> {
  const [person, before] = [persons, changes];
  try {
    const told = await api.getQueueBooking(id);
    if (person !== persons) return;
    keep(knownOr(told, before));
    if (state.openId === id) state.openError = null;
  } catch (error) {
    if (person === persons && state.openId === id) state.openError = problemOf(error);
  }
}

/**
 * A booking's page is open: its news need no notice.
 * @returns what says that it is not any more
 */
export function openBooking(id: string): () => void {
  patch(state, { openId: id, openError: null });
  return () => {
    if (state.openId === id) state.openId = null;
  };
}

/** Takes up a booking as the server tells it just now, here or over the socket; the way of a booking only goes on. */
export function takeUpBooking(told: QueueBooking): void {
  const known = state.bookings.get(told.id);
  const booking = known ? furtherTelling(known, told) : told;
  keep(booking);
  changes += 1;
  changedAt.set(told.id, changes);
  if (booking === told && isNewsOf(told, known)) showToast('info', queueNews(told));
}

/** Fetches again what is in use. */
async function refetchQueue(): Promise<void> {
  const { isListed, listError, openId } = state;
  await Promise.all([
    (isListed || listError) && loadQueue(),
    openId !== null && askForBooking(openId),
  ]);
}

/**
 * Cancels a booking, with a reason or ''; a draft is given up.
 * @param refund what the patient was told comes back, null where nothing is paid
 */
export async function cancelBooking(
  id: string,
  reason: string,
  refund: Money | null,
): Promise<void> {
  if (state.pendingId === id) return;
  const person = persons;
  patch(state, { pendingId: id, actionError: null });
  try {
    const cancelled = await api.cancelQueueBooking(id, reason, refund);
    if (person !== persons) return;
    const wasDraft = !cancelled.history.some(({ status }) => status === 'paid');
    takeUpBooking(cancelled);
    showToast('success', wasDraft ? 'Draft discarded' : 'Booking cancelled');
  } catch (error) {
    if (person !== persons) return;
    state.actionError = { id, message: problemOf(error).message };
    // It may have come further meanwhile, which is then worth seeing.
    void loadBooking(id);
  } finally {
    if (person === persons) state.pendingId = null;
  }
}

/** Forgets all bookings; what is still on its way belongs to whoever asked for it, and is dropped. */
export function resetQueue(): void {
  persons += 1;
  changedAt = new Map();
  patch(state, initial());
}

function keep(booking: QueueBooking): void {
  state.bookings = ref(new Map(state.bookings).set(booking.id, booking));
}

/** @param before the change up to which an answer can know */
function isNewerThan(before: number, id: string): boolean {
  return (changedAt.get(id) ?? 0) > before;
}

/** What an answer tells of a booking, unless more is known of it since the answer was asked for. */
function knownOr(told: QueueBooking, before: number): QueueBooking {
  const known = state.bookings.get(told.id);
  if (!known) return told;
  return isNewerThan(before, told.id) ? furtherTelling(told, known) : furtherTelling(known, told);
}

/** Whether somebody on another page should hear of it: not of what the patient has done, nor of every move up. */
function isNewsOf(told: QueueBooking, known: QueueBooking | undefined): boolean {
  const { id, status, cancelledBy } = told;
  if (id === state.openId || status === known?.status) return false;
  return (
    status !== 'draft' &&
    status !== 'paid' &&
    (status !== 'cancelled' || cancelledBy === 'freelancer')
  );
}
