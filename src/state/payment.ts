import { proxy, ref, useSnapshot } from 'valtio';
import { ApiError } from '../api/api-error.ts';
import { readText, removeStored, writeText } from '../api/browser-storage.ts';
import { createPaymentIntent, getPayment } from '../api/payments.ts';
import { getQueueBooking } from '../api/queue.ts';
import type { Payment } from '../contract/payments.ts';
import type { QueueBooking } from '../contract/queue.ts';
import { onUserChange } from './session/session.ts';
import { paymentKey } from './draft-storage.ts';
import { patch } from './patch.ts';
import { loadableOf, problemOf, type Held, type Problem } from './problem.ts';
import { forgetQueueForm } from './queue-draft.ts';
import { showToast } from './toasts.ts';

interface PaymentState {
  /** Where the key of the payment is stored: one for each person and draft; '' while none is open. */
  key: string;
  draftId: string;
  booking: Held<QueueBooking> | null;
  payment: Held<Payment> | null;
  /** Why draft and payment could not be loaded. */
  problem: Problem | null;
  /** Why the helper is not to be had any more for these hours, or null. */
  goneReason: string | null;
  isPaying: boolean;
  /** Why the last try charged nothing, or null; what the payment itself remembers as its `failure` is not said here. */
  error: string | null;
  /**
   * What is not known of the last try. `checking`: no answer came, and the server is asked. `unsure`: it does not
   * answer either. `lost`: it knows of no payment. `settling`: the provider has it, the server does not know yet.
   */
  doubt: 'none' | 'checking' | 'unsure' | 'lost' | 'settling';
  /** Whether it was paid here and now: the way leads on to the booking. */
  hasPaid: boolean;
  /** Whether the payer comes back from the bank's own page. */
  hasReturned: boolean;
}

const initial = (): PaymentState => ({
  key: '',
  draftId: '',
  booking: null,
  payment: null,
  problem: null,
  goneReason: null,
  isPaying: false,
  error: null,
  doubt: 'none',
  hasPaid: false,
  hasReturned: false,
});

const state = proxy(initial());
/** Grows with all that is learnt of the payment, so that an answer asked for before cannot undo it. */
let changes = 0;
/** How often a payment was opened or left. */
let turns = 0;
onUserChange(closePayment);

/** The draft that is being paid, its payment, and how that goes. */
export function usePayment() {
  const { booking, problem, ...rest } = useSnapshot(state);
  const isUnpaid = problem !== null && rest.payment === null;
  return { ...rest, booking: loadableOf(isUnpaid ? null : booking, problem) };
}

/** What the store holds right now, for the code that pays. */
export function currentPayment(): PaymentState {
  return state;
}

/**
 * Opens the payment of a draft.
 * @param hasReturned whether the payer comes back from the bank's own page
 */
export function openPayment(userId: string, draftId: string, hasReturned: boolean): void {
  closePayment();
  patch(state, { key: paymentKey(userId, draftId), draftId, hasReturned });
}

/** Leaves the payment. A try that is under way goes on, and is not followed any more. */
export function closePayment(): void {
  turns += 1;
  forgetEarlierQuestions();
  patch(state, initial());
}

/** Whether the payment that is open now still is, when it is asked later. */
export function untilClosed(): () => boolean {
  const turn = turns;
  return () => turns === turn;
}

/** What was asked before this moment is answered too late. */
export function forgetEarlierQuestions(): void {
  changes += 1;
}

/** Loads the draft and its payment, which begins with it: one payment, however often it is loaded. */
export async function loadPayment(): Promise<void> {
  const { key, draftId } = state;
  const isWanted = wanted();
  try {
    const booking = await getQueueBooking(draftId);
    if (!isWanted()) return;
    patch(state, { booking: ref(booking), problem: null });
    const isNew = booking.status === 'draft' && booking.payment === null;
    const payment = isNew ? await createPaymentIntent(draftId, attemptKey(key)) : booking.payment;
    if (!payment || !isWanted()) return;
    takePayment(payment);
    if (isNew && payment.amount.amountMinor !== booking.total.amountMinor) await loadNewPrice();
  } catch (error) {
    if (isWanted()) takeLoadingError(error);
  }
}

/** The payment began at another price than the draft had: the slip must not show the old one. */
async function loadNewPrice(): Promise<void> {
  const isWanted = wanted();
  const booking = await getQueueBooking(state.draftId).catch(() => null);
  if (booking && isWanted()) state.booking = ref(booking);
}

/** Asks how the payment stands, quietly: a question without an answer is asked again soon. */
export async function followPayment(): Promise<void> {
  const { payment, isPaying } = state;
  if (!payment || isPaying) return;
  const isWanted = wanted();
  const found = await getPayment(payment.id).catch(() => null);
  if (!found || !isWanted()) return;
  takePayment(found);
  // A try of which the server now knows that it failed is no doubt: the payment says it.
  if (found.failure !== payment.failure) state.doubt = 'none';
  else if (state.doubt === 'unsure') state.doubt = 'lost';
}

/** Takes up that the draft is one no more, as the server tells by itself. */
export function followBooking(booking: QueueBooking): void {
  if (booking.id !== state.draftId || booking.status === 'draft') return;
  state.booking = ref(booking);
  if (booking.payment) takePayment(booking.payment);
}

/** Takes up how the payment stands; that it was paid just now is told once. */
export function takePayment(payment: Payment): void {
  const wasPaid = state.payment ? state.payment.status === 'succeeded' : !state.hasReturned;
  forgetEarlierQuestions();
  // A try by card fails in the call that makes it, which logs it there; a request by UPI fails later.
  if (state.payment?.status === 'pending' && payment.method === 'upi' && payment.failure !== null)
    reportFailure(payment, payment.failure);
  state.payment = ref(payment);
  if (payment.status !== 'open') state.doubt = 'none';
  if (payment.status !== 'succeeded') return;
  removeStored('session', state.key);
  if (wasPaid) return;
  // The form was kept for the way back from the payment; the next one for this helper begins afresh.
  if (state.booking) forgetQueueForm(state.booking.patientId, state.booking.freelancerId);
  state.hasPaid = true;
  showToast('success', 'Payment successful');
}

/** Spec §8: a payment that fails is logged, and nothing of a card with it. */
export function reportFailure({ id }: Payment, code: string): void {
  console.error('Payment failed', { payment: id, code });
}

/** Takes up that the hours went to somebody else. Resolves to whether that is what the refusal says. */
export function takeHoursGone(error: unknown): boolean {
  const { code, message } = error instanceof ApiError ? error : { code: '', message: '' };
  const isGone = code === 'hours-taken' || code === 'hours-not-offered';
  if (isGone) state.goneReason = message;
  return isGone;
}

function takeLoadingError(error: unknown): void {
  // The same key would get the same refusal again.
  if (error instanceof ApiError && error.status > 0 && error.status < 500)
    removeStored('session', state.key);
  if (!takeHoursGone(error)) state.problem = problemOf(error);
}

/** Whether an answer to what is asked now is still news when it comes. */
function wanted(): () => boolean {
  const before = changes;
  return () => changes === before;
}

/** The same key for every try of one draft, so that a lost answer begins one payment. */
function attemptKey(storageKey: string): string {
  const kept = readText('session', storageKey);
  if (kept !== null) return kept;
  const key = crypto.randomUUID();
  writeText('session', storageKey, key);
  return key;
}
