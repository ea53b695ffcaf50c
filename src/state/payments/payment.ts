import { proxy, ref, snapshot, useSnapshot } from 'valtio';
import { ApiError } from '../../api/http/api-error.ts';
import { readText, removeStored, writeText } from '../../api/browser/browser-storage.ts';
import { createPaymentIntent } from '../../api/payments.ts';
import { paymentEndpoints, type Payment } from '../../contract/payments.ts';
import type { QueueBooking } from '../../contract/queue.ts';
import { t } from '../../words/t.ts';
import { onUserChange } from '../session/session.ts';
import { paymentKey } from '../core/draft-storage.ts';
import { patch } from '../core/patch.ts';
import { parseLoadError, type Ref, type LoadError } from '../core/load-error.ts';
import { dropRequest, query, queryClient, refetch, removeData } from '../core/query-client.ts';
import { queueBooking, queueList } from '../queue/queue.ts';
import { clearQueueForm } from '../queue/queue-draft.ts';
import { showToast } from '../core/toasts.ts';

/** The server's view of a payment, requested while its end is open. */
export const paymentStatus = (id: string) =>
  query(paymentEndpoints.getPayment, { params: { id } }, ({ payment }) => payment);

interface PaymentState {
  /** Storage key of the idempotency key: one for each user and draft; '' while no payment is open. */
  key: string;
  draftId: string;
  payment: Ref<Payment> | null;
  /** Why the payment could not begin. */
  problem: LoadError | null;
  /** Why the helper can no longer be booked for these hours. */
  hoursTakenReason: string | null;
  isStarting: boolean;
  /** The server refused an attempt since the payment has changed; the next response about the draft has it. */
  isOutdated: boolean;
  isPaying: boolean;
  /** Why the last attempt charged nothing; a `failure` of the payment itself is not repeated here. */
  error: string | null;
  /**
   * The uncertainty about the last attempt. `checking`: it got no response, and the server is asked. `unsure`: the
   * server does not respond either. `lost`: the server knows of no attempt. `settling`: the provider has the money,
   * the server does not know yet.
   */
  uncertainState: 'none' | 'checking' | 'unsure' | 'lost' | 'settling';
  /** The payment succeeded while it was open here. */
  hasPaid: boolean;
  /** The payer has come back from the bank's page. */
  hasReturned: boolean;
}

const initial = (): PaymentState => ({
  key: '',
  draftId: '',
  payment: null,
  problem: null,
  hoursTakenReason: null,
  isStarting: false,
  isOutdated: false,
  isPaying: false,
  error: null,
  uncertainState: 'none',
  hasPaid: false,
  hasReturned: false,
});

const state = proxy(initial());
/** Identifies the page that is open: it is another one each time. */
let opened = {};
onUserChange(closePayment);

export function usePayment() {
  return useSnapshot(state);
}

export function currentPayment() {
  return snapshot(state);
}

/** Changes how the attempt goes. */
export function patchAttempt(
  changes: Partial<Pick<PaymentState, 'isPaying' | 'error' | 'uncertainState'>>,
): void {
  patch(state, changes);
}

/**
 * Opens the payment of a draft.
 * @param hasReturned the payer comes back from the bank's page
 */
export function openPayment(userId: string, draftId: string, hasReturned: boolean): void {
  closePayment();
  patch(state, { key: paymentKey(userId, draftId), draftId, hasReturned });
}

/** Leaves the payment. An attempt that is under way goes on, and its result is dropped. */
export function closePayment(): void {
  opened = {};
  patch(state, initial());
}

/** Returns a function that is true until the payment is left. */
export function createOpenGuard(): () => boolean {
  const before = opened;
  return () => opened === before;
}

/** Applies a response with the draft: begins its payment, or shows the one that it has. */
export async function followBooking(booking: QueueBooking): Promise<void> {
  if (booking.id !== state.draftId) return;
  const isDraft = booking.status === 'draft';
  // A known payment of a draft is newer than this response: it changes with each attempt.
  const isKnown = isDraft && state.payment !== null && !state.isOutdated;
  if (isDraft && booking.payment === null) await startPayment(booking);
  else if (booking.payment && !isKnown) applyPayment(booking.payment);
}

/** Requests the draft again after a failure, and begins its payment. */
export function retryPayment(): void {
  state.problem = null;
  refetch(queueBooking(state.draftId));
}

/** Requests the draft again, since its payment can no longer be charged. */
export function reloadPayment(): void {
  state.isOutdated = true;
  retryPayment();
}

/** Another draft has replaced this one: there is nothing to pay. */
export function dropPayment(): void {
  state.payment = null;
  retryPayment();
}

async function startPayment(draft: QueueBooking): Promise<void> {
  const { key, payment, hoursTakenReason, isStarting, problem } = state;
  // A refused start is repeated by the user alone: each attempt uses a new key.
  const isRefused = hoursTakenReason !== null || (problem !== null && problem.reason !== 'offline');
  if (payment || isStarting || isRefused) return;
  const isOpen = createOpenGuard();
  state.isStarting = true;
  try {
    const started = await createPaymentIntent(draft.id, getIdempotencyKey(key));
    // An event may have brought a newer version of the payment.
    if (!isOpen() || state.payment) return;
    state.problem = null;
    applyPayment(started);
    if (started.amount.amountMinor !== draft.total.amountMinor) refetch(queueBooking(draft.id));
  } catch (error) {
    if (isOpen()) applyStartError(error);
  } finally {
    if (isOpen()) state.isStarting = false;
  }
}

/** Applies a response to `paymentStatus`. */
export function followPayment(found: Payment): void {
  const { payment, isPaying, uncertainState } = state;
  if (payment?.id !== found.id || payment.status === 'succeeded' || isPaying) return;
  applyPayment(found);
  // A failed attempt is shown by the payment itself.
  if (found.failure !== payment.failure) state.uncertainState = 'none';
  else if (uncertainState === 'unsure' && found.status === 'open') state.uncertainState = 'lost';
}

/** Applies a newer version of the payment. Its success is announced once. */
export function applyPayment(payment: Payment): void {
  const wasPaid = state.payment ? state.payment.status === 'succeeded' : !state.hasReturned;
  dropRequest(paymentStatus(payment.id));
  // The call that charges a card logs its failure; a UPI request fails later.
  if (state.payment?.status === 'pending' && payment.method === 'upi' && payment.failure !== null)
    reportFailure(payment, payment.failure);
  patch(state, { payment: ref(payment), isOutdated: false });
  if (payment.status !== 'open') state.uncertainState = 'none';
  if (payment.status !== 'succeeded') return;
  removeStored('session', state.key);
  if (wasPaid) return;
  // The form was stored for the way back from the payment; the next one for this helper begins empty.
  const booking = queryClient.getQueryData(queueBooking(state.draftId).queryKey);
  if (booking) clearQueueForm(booking.patientId, booking.freelancerId);
  // The page of the booking must not show the unpaid draft.
  removeData(queueBooking(state.draftId), queueList);
  state.hasPaid = true;
  showToast('success', t`Payment successful`);
}

/** Logs a failed payment (spec §8), without data of a card. */
export function reportFailure({ id }: Payment, code: string): void {
  console.error('Payment failed', { payment: id, code });
}

/** If the error says that the hours were booked by someone else, shows that and returns true. */
export function applyHoursTaken(error: unknown): boolean {
  const { code, message } = error instanceof ApiError ? error : { code: '', message: '' };
  const isGone = code === 'hours-taken' || code === 'hours-not-offered';
  if (isGone) state.hoursTakenReason = message;
  return isGone;
}

function applyStartError(error: unknown): void {
  // The same key would get the same refusal again.
  if (error instanceof ApiError && error.status > 0 && error.status < 500)
    removeStored('session', state.key);
  if (!applyHoursTaken(error)) state.problem = parseLoadError(error);
}

/** The same for every attempt of one draft, so that a lost response begins one payment. */
function getIdempotencyKey(storageKey: string): string {
  const stored = readText('session', storageKey);
  if (stored !== null) return stored;
  const key = crypto.randomUUID();
  writeText('session', storageKey, key);
  return key;
}
