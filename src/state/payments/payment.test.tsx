import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoCardCharge, upiCharge, type Charge, type ChargeResult } from './charge.ts';
import { clearDrafts } from '../core/clear-drafts.ts';
import { applyEarlierAttempt, pay, tryAgain } from './payment-attempt.ts';
import {
  closePayment,
  currentPayment,
  followBooking,
  followPayment,
  openPayment,
  paymentStatus,
  retryPayment,
} from './payment.ts';
import { load, queryClient } from '../core/query-client.ts';
import { queueBooking } from '../queue/queue.ts';
import { currentQueueDraft, openQueueForm } from '../queue/queue-draft.ts';
import {
  bookingIs,
  draft,
  enterPayments,
  lost,
  openOne,
  paidOne,
  paymentIs,
  refused,
  type FakePayments,
} from '../testing/fake-payments.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';

const CONFIRM = 'POST /api/payments/payment-1/confirm';
const STATUS = 'GET /api/payments/payment-1';
const byCard = demoCardCharge('demo-card-ok');
const waiting = {
  ...openOne,
  status: 'pending',
  method: 'upi',
  expiresAt: '2026-11-21T04:35:00Z',
} as const;
const asking = { ...openOne, status: 'action-needed', method: 'card' } as const;

let server: FakePayments;

beforeEach(() => {
  server = enterPayments();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  openPayment('meera', 'queue-1', false);
});

afterEach(() => {
  closePayment();
  queryClient.clear();
  resetToasts();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function loadPayment() {
  const booking = await load(queueBooking('queue-1'));
  if (booking) await followBooking(booking);
}

async function pollPayment() {
  const payment = await load(paymentStatus('payment-1'));
  if (payment) followPayment(payment);
}

const cachedDraft = () => queryClient.getQueryData(queueBooking('queue-1').queryKey);
const draftError = () => queryClient.getQueryState(queueBooking('queue-1').queryKey)?.error;

async function reload(userId = 'meera') {
  closePayment();
  openPayment(userId, 'queue-1', false);
  await loadPayment();
}

const toasts = () => currentToasts().map(({ message }) => message);

describe("opening a draft's payment page", () => {
  it('starts a payment', async () => {
    await loadPayment();
    expect(currentPayment()).toMatchObject({ draftId: 'queue-1', payment: openOne });
  });

  it('uses the same idempotency key no matter how often the draft is loaded', async () => {
    await Promise.all([loadPayment(), loadPayment()]);
    await reload();
    expect(server.keys).toHaveLength(2);
    expect(server.keys[0]).toBeTruthy();
    expect(server.keys[1]).toBe(server.keys[0]);
  });

  it("shows the payment's price if the cached draft has a different price", async () => {
    const dearer = { amountMinor: 9000, currency: 'USD' } as const;
    server.intent = () => {
      server.booking = bookingIs({ ...draft, total: dearer });
      return paymentIs({ ...openOne, amount: dearer }, 201)();
    };
    await loadPayment();
    expect(currentPayment().payment).toMatchObject({ amount: dearer });
    await vi.waitFor(() => expect(cachedDraft()).toMatchObject({ total: dearer }));
  });

  it('does not start a second payment if the draft already has one', async () => {
    server.booking = bookingIs({ ...draft, payment: waiting });
    await loadPayment();
    expect(currentPayment().payment).toEqual(waiting);
    expect(server.keys).toEqual([]);
  });

  it('uses a new idempotency key after the user logs out or another user logs in', async () => {
    await loadPayment();
    clearDrafts('arjun');
    await reload();
    expect(server.keys[1]).not.toBe(server.keys[0]);
    clearDrafts(null);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['a page of a captive portal', () => new Response('<h1>Log in to the Wi-Fi</h1>')],
    ['a response of another version', () => Response.json({ state: 'new' }, { status: 201 })],
    ['a rate limit', refused(429, 'too-many-requests')],
  ])('keeps the idempotency key after %s', async (_, answer) => {
    server.intent = answer;
    await loadPayment();
    expect(currentPayment().payment).toBeNull();
    server.intent = paymentIs(openOne, 201);
    await reload();
    expect(currentPayment().payment).toEqual(openOne);
    expect(server.keys).toHaveLength(2);
    expect(server.keys[1]).toBe(server.keys[0]);
  });

  it('shows that the hours have been taken, and uses a new idempotency key for the next attempt', async () => {
    server.intent = refused(409, 'hours-taken');
    await loadPayment();
    expect(currentPayment()).toMatchObject({
      hoursTakenReason: 'It says hours-taken.',
      payment: null,
    });
    await reload();
    expect(server.keys[1]).not.toBe(server.keys[0]);
  });

  it('shows that the user has too many unpaid bookings, and uses a new idempotency key for the next attempt', async () => {
    server.intent = refused(409, 'too-many-holds');
    await loadPayment();
    expect(currentPayment()).toMatchObject({
      problem: { message: 'It says too-many-holds.' },
      hoursTakenReason: null,
      payment: null,
    });
    await reload();
    expect(server.keys[1]).not.toBe(server.keys[0]);
  });

  it('starts the payment once the connection is restored', async () => {
    server.intent = lost;
    await loadPayment();
    expect(currentPayment().problem).toMatchObject({ reason: 'offline' });
    server.intent = paymentIs(openOne, 201);
    await loadPayment();
    expect(currentPayment()).toMatchObject({ problem: null, payment: openOne });
  });

  it('does not start a payment again after a rejection until the user retries', async () => {
    server.intent = refused(409, 'too-many-holds');
    await loadPayment();
    await loadPayment();
    expect(server.keys).toHaveLength(1);
    retryPayment();
    await loadPayment();
    expect(server.keys).toHaveLength(2);
  });

  it('shows no success message for a payment that was made earlier', async () => {
    server.booking = bookingIs({ ...draft, status: 'paid', payment: paidOne });
    await loadPayment();
    expect(currentPayment().hasPaid).toBe(false);
    expect(toasts()).toEqual([]);
  });

  it("reports success when the payer returns after paying on the bank's page", async () => {
    openPayment('meera', 'queue-1', true);
    server.booking = bookingIs({ ...draft, status: 'paid', payment: paidOne });
    await loadPayment();
    expect(currentPayment().hasPaid).toBe(true);
  });
});

describe('paying', () => {
  beforeEach(loadPayment);

  it('clears the queue form only after the payment succeeds', async () => {
    openQueueForm(draft.patientId, draft.freelancerId, 'Setubandh Hospital');
    server.confirm = refused(402, 'card-declined');
    await pay(byCard);
    expect(currentQueueDraft().values.hospitalName).toBe('Setubandh Hospital');
    server.confirm = paymentIs(paidOne);
    await pay(byCard);
    openQueueForm(draft.patientId, draft.freelancerId, '');
    expect(currentQueueDraft().values.hospitalName).toBe('');
  });

  it('shows one success message and removes the idempotency key', async () => {
    await pay(byCard);
    expect(currentPayment()).toMatchObject({ hasPaid: true, isPaying: false, error: null });
    expect(toasts()).toEqual(['Payment successful']);
    expect(sessionStorage).toHaveLength(0);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('sends only one request on a double tap', async () => {
    await Promise.all([pay(byCard), pay(byCard), pay(upiCharge)]);
    expect(server.count(CONFIRM)).toBe(1);
  });

  it('does not charge the card or show the success message again after the user goes back', async () => {
    await pay(byCard);
    server.booking = bookingIs({ ...draft, status: 'paid', payment: paidOne });
    await reload();
    await pay(byCard);
    expect(server.count('POST /api/payments')).toBe(1);
    expect(currentPayment()).toMatchObject({ payment: paidOne, hasPaid: false, error: null });
    expect(toasts()).toEqual(['Payment successful']);
  });

  it.each(['card-declined', 'insufficient-funds', 'confirmation-refused'] as const)(
    'shows and logs the failure %s once, and then accepts another card',
    async (code) => {
      server.confirm = refused(402, code);
      await pay(byCard);
      expect(currentPayment()).toMatchObject({
        payment: { status: 'open', method: 'card', failure: code },
        isPaying: false,
      });
      expect(console.error).toHaveBeenCalledExactlyOnceWith('Payment failed', {
        payment: 'payment-1',
        code,
      });
      server.confirm = paymentIs(paidOne);
      await pay(byCard);
      expect(currentPayment()).toMatchObject({ hasPaid: true, payment: { failure: null } });
    },
  );

  it("waits for the bank's decision", async () => {
    server.confirm = paymentIs(asking);
    await pay(demoCardCharge('demo-card-asks-bank'));
    expect(currentPayment().payment).toEqual(asking);
    server.confirm = paymentIs(paidOne);
    await pay(demoCardCharge('demo-card-bank-approved'));
    expect(currentPayment().hasPaid).toBe(true);
  });

  it('returns to the payment form if the bank declines', async () => {
    server.confirm = paymentIs(asking);
    await pay(demoCardCharge('demo-card-asks-bank'));
    server.confirm = refused(402, 'confirmation-refused');
    await pay(demoCardCharge('demo-card-bank-refused'));
    expect(currentPayment().payment?.status).toBe('open');
  });

  it.each(['hours-taken', 'hours-not-offered'])(
    'shows that the hours have been taken if the server rejects the payment with the code %s',
    async (code) => {
      server.confirm = refused(409, code);
      await pay(byCard);
      expect(currentPayment()).toMatchObject({ hoursTakenReason: `It says ${code}.`, error: null });
    },
  );

  it('shows that there is nothing to pay if another draft has replaced this one', async () => {
    server.confirm = refused(404, 'not-found');
    server.booking = refused(404, 'not-found');
    await pay(byCard);
    expect(currentPayment()).toMatchObject({ payment: null, isPaying: false });
    await vi.waitFor(() => expect(draftError()).toMatchObject({ reason: 'not-found' }));
  });

  it('fetches the draft again if its payment is no longer open', async () => {
    server.confirm = refused(409, 'payment-not-open');
    server.booking = bookingIs({
      ...draft,
      status: 'cancelled',
      payment: { ...openOne, status: 'cancelled' },
    });
    await pay(byCard);
    await vi.waitFor(() => expect(cachedDraft()?.status).toBe('cancelled'));
  });

  it("shows the draft's current payment after the server rejects an attempt", async () => {
    server.confirm = refused(409, 'payment-not-open');
    server.booking = bookingIs({ ...draft, payment: waiting });
    await pay(byCard);
    await loadPayment();
    expect(currentPayment().payment).toEqual(waiting);
  });

  it("shows the provider's message if the provider rejects the payment", async () => {
    const result: ChargeResult = { status: 'refused', code: 'card_declined', message: 'No.' };
    await pay(async () => result);
    expect(currentPayment()).toMatchObject({ error: 'No.', isPaying: false });
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('waits until the payment provider has notified the server', async () => {
    const settling: Charge = async () => ({ status: 'settling' });
    await pay(settling);
    await pollPayment();
    expect(currentPayment()).toMatchObject({ uncertainState: 'settling', hasPaid: false });
    server.status = paymentIs(paidOne);
    await pollPayment();
    expect(currentPayment()).toMatchObject({ uncertainState: 'none', hasPaid: true });
  });

  it('allows a retry if the payment provider could not collect the money', async () => {
    const settling: Charge = async () => ({ status: 'settling' });
    await pay(settling);
    server.status = paymentIs({ ...openOne, method: 'card', failure: 'card-declined' });
    await pollPayment();
    expect(currentPayment()).toMatchObject({
      uncertainState: 'none',
      payment: { failure: 'card-declined' },
    });
  });

  it('applies the result of an earlier attempt with the payment provider', () => {
    applyEarlierAttempt({ status: 'settling' });
    expect(currentPayment().uncertainState).toBe('settling');
  });

  it('does not affect the next payment that the user opens', async () => {
    const late = pay(byCard);
    openPayment('meera', 'queue-2', false);
    await late;
    expect(currentPayment()).toMatchObject({ draftId: 'queue-2', payment: null, hasPaid: false });
    expect(toasts()).toEqual([]);
  });
});

describe('a payment attempt with an unknown outcome', () => {
  beforeEach(async () => {
    await loadPayment();
    server.confirm = lost;
  });

  it('succeeds if the server received the payment', async () => {
    server.status = paymentIs(paidOne);
    await pay(byCard);
    expect(currentPayment()).toMatchObject({ hasPaid: true, uncertainState: 'none' });
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('can be retried with the same card if the server did not receive the payment', async () => {
    await pay(byCard);
    expect(currentPayment()).toMatchObject({ uncertainState: 'lost', isPaying: false });
    server.confirm = paymentIs(paidOne);
    await tryAgain();
    expect(server.count(CONFIRM)).toBe(2);
    expect(currentPayment()).toMatchObject({ hasPaid: true, uncertainState: 'none' });
  });

  it('shows that the card was declined if the server says so', async () => {
    server.status = paymentIs({ ...openOne, method: 'card', failure: 'card-declined' });
    await pay(byCard);
    expect(currentPayment()).toMatchObject({
      uncertainState: 'none',
      payment: { failure: 'card-declined' },
    });
  });

  it('stays uncertain while the server does not respond, and is checked before it is retried', async () => {
    server.status = lost;
    await pay(byCard);
    expect(currentPayment()).toMatchObject({ uncertainState: 'unsure', isPaying: false });
    await tryAgain();
    expect(currentPayment().uncertainState).toBe('unsure');
    server.status = paymentIs(paidOne);
    await tryAgain();
    expect(server.count(CONFIRM)).toBe(1);
    expect(currentPayment().hasPaid).toBe(true);
  });

  it("is resolved as soon as the server reports the payment's status", async () => {
    server.status = lost;
    await pay(byCard);
    await pollPayment();
    expect(currentPayment().uncertainState).toBe('unsure');
    server.status = paymentIs(openOne);
    await pollPayment();
    expect(currentPayment().uncertainState).toBe('lost');
  });

  it('is also checked with the server after a server error', async () => {
    server.confirm = refused(500, 'unexpected');
    await pay(byCard);
    expect(server.count(STATUS)).toBe(1);
    expect(currentPayment().uncertainState).toBe('lost');
  });

  it('is also checked with the server after a response that cannot be read', async () => {
    for (const status of [200, 403]) {
      server.confirm = () => new Response('<h1>Log in to the Wi-Fi</h1>', { status });
      await pay(byCard);
      expect(currentPayment()).toMatchObject({ uncertainState: 'lost', error: null });
    }
  });

  it("is also checked with the server if the payment provider's script throws", async () => {
    await pay(() => Promise.reject(new Error('Broken')));
    expect(currentPayment().uncertainState).toBe('lost');
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('is retried only once on a double tap', async () => {
    await pay(byCard);
    server.confirm = paymentIs(paidOne);
    await Promise.all([tryAgain(), tryAgain()]);
    expect(server.count(CONFIRM)).toBe(2);
  });
});

describe('a UPI payment', () => {
  beforeEach(async () => {
    await loadPayment();
    server.confirm = paymentIs(waiting);
    await pay(upiCharge);
  });

  it("waits for the payer's approval, even after a reload", async () => {
    expect(currentPayment().payment).toEqual(waiting);
    server.booking = bookingIs({ ...draft, payment: waiting });
    await reload();
    expect(currentPayment()).toMatchObject({ payment: waiting, isPaying: false });
    server.status = paymentIs(paidOne);
    await pollPayment();
    expect(currentPayment().hasPaid).toBe(true);
  });

  it('shows one success message even if both an event and a response report the payment', async () => {
    server.status = paymentIs(paidOne);
    const asked = pollPayment();
    await followBooking({ ...draft, status: 'paid', payment: paidOne });
    await asked;
    expect(currentPayment().hasPaid).toBe(true);
    expect(toasts()).toEqual(['Payment successful']);
  });

  it('ignores outdated responses and responses about other bookings', async () => {
    await followBooking({ ...draft, id: 'queue-2', status: 'paid', payment: paidOne });
    await followBooking({ ...draft, payment: openOne });
    expect(currentPayment().payment).toEqual(waiting);
    expect(currentPayment()).toMatchObject({ hasPaid: false, draftId: 'queue-1' });
  });

  it.each(['upi-expired', 'upi-refused'] as const)(
    'can be requested again after the failure %s',
    async (failure) => {
      server.status = paymentIs({ ...openOne, method: 'upi', failure });
      await pollPayment();
      expect(currentPayment().payment).toMatchObject({ status: 'open', failure });
      expect(console.error).toHaveBeenCalledExactlyOnceWith('Payment failed', {
        payment: 'payment-1',
        code: failure,
      });
      await pay(upiCharge);
      expect(currentPayment().payment).toEqual(waiting);
    },
  );

  it('can be replaced by a card payment at any time', async () => {
    server.confirm = paymentIs(paidOne);
    await pay(byCard);
    expect(currentPayment().hasPaid).toBe(true);
  });

  it('stays pending if a request for its status fails', async () => {
    server.status = lost;
    await pollPayment();
    expect(currentPayment()).toMatchObject({
      payment: waiting,
      uncertainState: 'none',
      error: null,
    });
  });

  it('is not reverted by the response to an earlier request', async () => {
    closePayment();
    await reload();
    server.status = paymentIs(openOne);
    const asked = pollPayment();
    await pay(upiCharge);
    await asked;
    expect(currentPayment().payment).toEqual(waiting);
  });
});
