import { proxy, ref, snapshot, useSnapshot } from 'valtio';
import { ApiError } from '../../api/http/api-error.ts';
import { isDecided } from '../../api/http/is-refused-as.ts';
import { readText, removeStored, writeText } from '../../api/browser/browser-storage.ts';
import { createPaymentIntent } from '../../api/payments.ts';
import { paymentEndpoints, type Payment } from '../../contract/payments.ts';
import type { QueueBooking } from '../../contract/queue.ts';
import { t } from '../../words/t.ts';
import { onUserChange } from '../session/session.ts';
import { paymentKey } from '../core/draft-keys.ts';
import { patch } from '../core/patch.ts';
import { parseLoadError, type Ref, type LoadError } from '../core/load-error.ts';
import { dropRequest, query, queryClient, refetch, removeData } from '../core/query-client.ts';
import { queueBooking, queueList } from '../queue/queue.ts';
import { clearQueueForm } from '../queue/queue-draft.ts';
import { showToast } from '../core/toasts.ts';

export const paymentStatus = (id: string) =>
  query(paymentEndpoints.getPayment, { params: { id } }, ({ payment }) => payment);

interface PaymentState {
  /** Storage key for the idempotency key. '' if no payment is open. */
  key: string;
  draftId: string;
  payment: Ref<Payment> | null;
  problem: LoadError | null;
  hoursTakenReason: string | null;
  isStarting: boolean;
  /** True if the server refused an attempt because the payment has changed. */
  isOutdated: boolean;
  isPaying: boolean;
  error: string | null;
  uncertainState: 'none' | 'checking' | 'unsure' | 'lost' | 'settling';
  hasPaid: boolean;
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
let opened = {};
onUserChange(closePayment);

export function usePayment() {
  return useSnapshot(state);
}

export function currentPayment() {
  return snapshot(state);
}

export function patchAttempt(
  changes: Partial<Pick<PaymentState, 'isPaying' | 'error' | 'uncertainState'>>,
): void {
  patch(state, changes);
}

/** @param hasReturned true if the payer returns from the bank's page */
export function openPayment(userId: string, draftId: string, hasReturned: boolean): void {
  closePayment();
  patch(state, { key: paymentKey(userId, draftId), draftId, hasReturned });
}

/** Does not cancel a pending attempt, but ignores its result. */
export function closePayment(): void {
  opened = {};
  patch(state, initial());
}

export function createOpenGuard(): () => boolean {
  const before = opened;
  return () => opened === before;
}

export async function followBooking(booking: QueueBooking): Promise<void> {
  if (booking.id !== state.draftId) return;
  const isDraft = booking.status === 'draft';
  // After an attempt, the payment in the state is newer than the one in this response.
  const isKnown = isDraft && state.payment !== null && !state.isOutdated;
  if (isDraft && booking.payment === null) await startPayment(booking);
  else if (booking.payment && !isKnown) applyPayment(booking.payment);
}

/** When the refetched draft arrives, `followBooking` starts the payment. */
export function retryPayment(): void {
  state.problem = null;
  refetch(queueBooking(state.draftId));
}

export function reloadPayment(): void {
  state.isOutdated = true;
  retryPayment();
}

export function dropPayment(): void {
  state.payment = null;
  retryPayment();
}

async function startPayment(draft: QueueBooking): Promise<void> {
  const { key, payment, hoursTakenReason, isStarting, problem } = state;
  // Only the user can retry a refusal: each retry uses a new idempotency key.
  const isRefused = hoursTakenReason !== null || (problem !== null && problem.reason !== 'offline');
  if (payment || isStarting || isRefused) return;
  const isOpen = createOpenGuard();
  state.isStarting = true;
  try {
    const started = await createPaymentIntent(draft.id, getIdempotencyKey(key));
    // A realtime event may already have set a newer version.
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

export function followPayment(found: Payment): void {
  const { payment, isPaying, uncertainState } = state;
  if (payment?.id !== found.id || payment.status === 'succeeded' || isPaying) return;
  applyPayment(found);
  if (found.failure !== payment.failure) state.uncertainState = 'none';
  else if (uncertainState === 'unsure' && found.status === 'open') state.uncertainState = 'lost';
}

export function applyPayment(payment: Payment): void {
  const wasPaid = state.payment ? state.payment.status === 'succeeded' : !state.hasReturned;
  dropRequest(paymentStatus(payment.id));
  // Card failures are logged when the charge fails. A UPI request fails later.
  if (state.payment?.status === 'pending' && payment.method === 'upi' && payment.failure !== null)
    reportFailure(payment, payment.failure);
  patch(state, { payment: ref(payment), isOutdated: false });
  if (payment.status !== 'open') state.uncertainState = 'none';
  if (payment.status !== 'succeeded') return;
  removeStored('session', state.key);
  if (wasPaid) return;
  const booking = queryClient.getQueryData(queueBooking(state.draftId).queryKey);
  if (booking) clearQueueForm(booking.patientId, booking.freelancerId);
  // The booking page must not show the cached draft as unpaid.
  removeData(queueBooking(state.draftId), queueList);
  state.hasPaid = true;
  showToast('success', t`Payment successful`);
}

/** Never log card data (spec §8). */
export function reportFailure({ id }: Payment, code: string): void {
  console.error('Payment failed', { payment: id, code });
}

export function applyHoursTaken(error: unknown): boolean {
  const { code, message } = error instanceof ApiError ? error : { code: '', message: '' };
  const isGone = code === 'hours-taken' || code === 'hours-not-offered';
  if (isGone) state.hoursTakenReason = message;
  return isGone;
}

function applyStartError(error: unknown): void {
  // With the same idempotency key, the server would repeat the refusal.
  if (isDecided(error)) removeStored('session', state.key);
  if (!applyHoursTaken(error)) state.problem = parseLoadError(error);
}

/** One key per draft, so that only one payment is created. */
function getIdempotencyKey(storageKey: string): string {
  const stored = readText('session', storageKey);
  if (stored !== null) return stored;
  const key = crypto.randomUUID();
  writeText('session', storageKey, key);
  return key;
}
