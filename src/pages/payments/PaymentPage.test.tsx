import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCards } from '../../domain/payments/card-number.ts';
import { load, queryClient } from '../../state/core/query-client.ts';
import { queueBooking } from '../../state/queue/queue.ts';
import { resetSession, startSession } from '../../state/session/session.ts';
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
} from '../../state/testing/fake-payments.ts';
import { resetToasts } from '../../state/core/toasts.ts';
import { PaymentPage, type PaymentPageProps } from './PaymentPage.tsx';
import { FakeStripe, intent, stripeError } from '../testing/fake-stripe.ts';

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn<() => Promise<Stripe | null>>() }));

const CONFIRM = 'POST /api/payments/payment-1/confirm';
const withSecret = { ...openOne, clientSecret: 'pi_1_secret_2' };

let server: FakePayments;
let stripe: FakeStripe;

beforeEach(() => {
  server = enterPayments();
  stripe = new FakeStripe();
  vi.mocked(loadStripe).mockReset().mockResolvedValue(stripe.stripe);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  startSession(
    { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null },
    'token-1',
  );
});

afterEach(() => {
  resetSession();
  queryClient.clear();
  resetToasts();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Address() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{pathname + search}</p>
      <button type="button" onClick={() => void navigate('/far')}>
        Leave
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

function open(
  props: Partial<PaymentPageProps> = {},
  entry: string | { pathname: string; search: string; state: unknown } = '/payment?draft=queue-1',
) {
  const user = userEvent.setup();
  const page = render(
    <MemoryRouter initialEntries={[entry]} useTransitions={false}>
      <Address />
      <Routes>
        <Route path="/payment" element={<PaymentPage stripePublishableKey={null} {...props} />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return { user, ...page };
}

const expectToBeAt = (path: string) =>
  waitFor(() => expect(screen.getByText(path)).toBeInTheDocument());
const payButton = () => screen.findByRole('button', { name: 'Pay $75.00' });

describe('paying with a demo card', () => {
  async function payBy(card: RegExp) {
    const opened = open();
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: card }));
    await user.click(await payButton());
    return opened;
  }

  it('opens the booking page after a successful payment', async () => {
    await payBy(/^4242/);
    await expectToBeAt('/queue/queue-1');
    expect(server.count(CONFIRM)).toBe(1);
  });

  it('charges the card once on a double tap', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^4242/ }));
    await user.dblClick(await payButton());
    await expectToBeAt('/queue/queue-1');
    expect(server.count(CONFIRM)).toBe(1);
  });

  it('accepts another card after a decline', async () => {
    server.confirm = refused(402, 'card-declined');
    const { user } = await payBy(/0002/);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
    server.confirm = paymentIs(paidOne);
    await user.click(screen.getByRole('button', { name: /^4242/ }));
    await user.click(await payButton());
    await expectToBeAt('/queue/queue-1');
  });

  it("shows the bank's confirmation dialog, and completes the payment after the user confirms", async () => {
    server.confirm = paymentIs({ ...openOne, status: 'action-needed', method: 'card' });
    const { user } = await payBy(/3155/);
    const dialog = await screen.findByRole('dialog', { name: 'Confirm with your bank' });
    server.confirm = paymentIs(paidOne);
    await user.click(within(dialog).getByRole('button', { name: 'Confirm payment' }));
    await expectToBeAt('/queue/queue-1');
    expect(server.received).toContain('demo-card-bank-approved');
  });

  it("still shows the bank's confirmation dialog after a reload, and focuses the error message after the user declines", async () => {
    server.intent = paymentIs({ ...openOne, status: 'action-needed', method: 'card' });
    const { user } = open();
    server.confirm = refused(402, 'confirmation-refused');
    server.status = paymentIs({ ...openOne, method: 'card', failure: 'confirmation-refused' });
    await user.click(await screen.findByRole('button', { name: 'Refuse' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your bank did not confirm the payment.');
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    expect(document.body).not.toHaveFocus();
  });

  it('says after a lost connection that the card will not be charged twice, and completes the payment on a retry', async () => {
    server.confirm = lost;
    const { user } = await payBy(/^4242/);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('you will not be charged twice');
    server.confirm = paymentIs(paidOne);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expectToBeAt('/queue/queue-1');
  });

  it('does not reveal the card number in requests, storage, logs or URLs', async () => {
    for (const { number } of testCards) {
      server.confirm = refused(402, 'card-declined');
      const { unmount } = await payBy(new RegExp(number.slice(-4)));
      await screen.findByRole('alert');
      expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue('');
      unmount();
    }
    const seen = JSON.stringify([
      server.received,
      { ...localStorage },
      { ...sessionStorage },
      location.href,
      vi.mocked(console.error).mock.calls,
      document.body.textContent,
    ]);
    expect(server.count(CONFIRM)).toBe(testCards.length);
    for (const { number } of testCards) {
      expect(seen).not.toContain(number);
      expect(seen).not.toContain(number.replace(/(\d{4})(?=\d)/g, '$1 '));
      expect(seen).not.toContain(number.slice(0, 8));
    }
    expect(loadStripe).not.toHaveBeenCalled();
  });
});

describe('the Stripe form', () => {
  beforeEach(() => {
    server.intent = paymentIs(withSecret, 201);
    server.status = paymentIs({ ...withSecret, ...paidOne });
  });

  async function payByStripe() {
    const opened = open({ stripePublishableKey: 'pk_test_1' });
    await screen.findByText('Fields of Stripe');
    await opened.user.click(await payButton());
    return opened;
  }

  it("shows Stripe's own fields, without UPI and test cards", async () => {
    open({ stripePublishableKey: 'pk_test_1' });
    await screen.findByText('Fields of Stripe');
    expect(loadStripe).toHaveBeenCalledWith('pk_test_1');
    expect(stripe.made).toHaveBeenCalledWith(
      expect.objectContaining({ clientSecret: 'pi_1_secret_2' }),
    );
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByText(/Demo/)).not.toBeInTheDocument();
    expect(screen.getByText(/goes straight to the payment provider/)).toBeVisible();
  });

  it('opens the booking once the server has recorded the payment', async () => {
    server.status = paymentIs(withSecret);
    await payByStripe();
    expect(await screen.findByText('Waiting for your bank')).toBeVisible();
    server.status = paymentIs({ ...withSecret, ...paidOne });
    window.dispatchEvent(new Event('focus'));
    await expectToBeAt('/queue/queue-1');
    expect(stripe.confirmed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        redirect: 'if_required',
        confirmParams: { return_url: expect.stringMatching(/^http.*\/payment\?draft=queue-1$/) },
      }),
    );
    expect(server.count(CONFIRM)).toBe(0);
  });

  it("shows Stripe's message for a declined card, logs it once, and accepts another card", async () => {
    stripe.confirm = stripeError('card_error', {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    });
    const { user } = await payByStripe();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card has insufficient funds.');
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Payment failed', {
      payment: 'payment-1',
      code: 'insufficient_funds',
    });
    stripe.confirm = intent('succeeded');
    await user.click(await payButton());
    await expectToBeAt('/queue/queue-1');
  });

  it('says that the payment was not completed when the bank still requires an action', async () => {
    stripe.confirm = intent('requires_action');
    await payByStripe();
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment was not completed.');
  });

  it('does not charge the card while the fields are incomplete', async () => {
    stripe.isComplete = false;
    await payByStripe();
    expect(stripe.confirmed).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('charges the card once on a double tap', async () => {
    const { user } = open({ stripePublishableKey: 'pk_test_1' });
    await screen.findByText('Fields of Stripe');
    await user.dblClick(await payButton());
    await expectToBeAt('/queue/queue-1');
    expect(stripe.confirmed).toHaveBeenCalledOnce();
  });

  it('checks with the server after a lost connection, and then allows a retry with the same card', async () => {
    stripe.confirm = stripeError('api_connection_error');
    server.status = paymentIs(withSecret);
    const { user } = await payByStripe();
    expect(await screen.findByRole('alert')).toHaveTextContent('you will not be charged twice');
    stripe.confirm = stripeError('invalid_request_error', {
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Waiting for your bank')).toBeVisible();
    server.status = paymentIs({ ...withSecret, ...paidOne });
    window.dispatchEvent(new Event('focus'));
    await expectToBeAt('/queue/queue-1');
  });

  it("waits when the payer returns from the bank's page before the server has recorded the payment, and then opens the booking", async () => {
    server.booking = bookingIs({ ...draft, payment: withSecret });
    server.status = paymentIs(withSecret);
    stripe.known = intent('succeeded');
    open(
      { stripePublishableKey: 'pk_test_1' },
      '/payment?draft=queue-1&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded',
    );
    expect(await screen.findByText('Waiting for your bank')).toBeVisible();
    await expectToBeAt('/payment?draft=queue-1');
    server.status = paymentIs({ ...withSecret, ...paidOne });
    window.dispatchEvent(new Event('focus'));
    await expectToBeAt('/queue/queue-1');
  });

  it('opens the booking when the payer returns and the server has already recorded the payment', async () => {
    server.booking = bookingIs({
      ...draft,
      status: 'paid',
      payment: { ...withSecret, ...paidOne },
    });
    open({ stripePublishableKey: 'pk_test_1' }, '/payment?draft=queue-1&payment_intent=pi_1');
    await expectToBeAt('/queue/queue-1');
  });

  it("shows the error message if the payment failed on the bank's page", async () => {
    stripe.known = intent('requires_payment_method', {
      last_payment_error: { type: 'card_error', message: 'We are unable to authenticate you.' },
    });
    open({ stripePublishableKey: 'pk_test_1' }, '/payment?draft=queue-1&payment_intent=pi_1');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We are unable to authenticate you.',
    );
    expect(await payButton()).toBeEnabled();
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Payment failed', {
      payment: 'payment-1',
      code: 'card_error',
    });
  });

  it("offers a retry when Stripe's script does not load", async () => {
    vi.mocked(loadStripe).mockRejectedValue(new Error('Failed to load Stripe.js'));
    const { user } = open({ stripePublishableKey: 'pk_test_1' });
    expect(await screen.findByText('The card form could not be loaded')).toBeVisible();
    vi.mocked(loadStripe).mockResolvedValue(stripe.stripe);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Fields of Stripe')).toBeVisible();
  });

  it('says that cards are not accepted when the server does not support Stripe', async () => {
    server.intent = paymentIs(openOne, 201);
    open({ stripePublishableKey: 'pk_test_1' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Card payments are not available');
  });
});

describe('paying by UPI', () => {
  const pending = {
    ...openOne,
    status: 'pending',
    method: 'upi',
    expiresAt: '2026-11-21T04:35:00Z',
  } as const;

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T04:30:00Z'), toFake: ['Date'] });
    server.status = paymentIs(pending);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits for the approval on the demo phone, and then opens the booking', async () => {
    server.confirm = paymentIs(pending);
    const { user } = open({ UpiPhone: ({ payment }) => <p>The phone of {payment.id}</p> });
    await user.click(await screen.findByRole('radio', { name: 'UPI' }));
    await user.click(await payButton());
    expect(await screen.findByRole('region', { name: 'UPI request' })).toBeVisible();
    expect(screen.getByText('The phone of payment-1')).toBeVisible();
    server.status = paymentIs(paidOne);
    window.dispatchEvent(new Event('focus'));
    await expectToBeAt('/queue/queue-1');
  });

  it("still waits for the payer's approval after a reload", async () => {
    server.booking = bookingIs({ ...draft, payment: pending });
    open();
    expect(await screen.findByRole('region', { name: 'UPI request' })).toBeVisible();
  });

  it("still waits for the payer's approval after the user leaves the page and returns", async () => {
    server.booking = bookingIs({ ...draft, payment: pending });
    const { user } = open();
    const request = () => screen.findByRole('region', { name: 'UPI request' });
    await request();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByText('Another page')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await request()).toBeVisible();
    server.status = paymentIs(paidOne);
    window.dispatchEvent(new Event('focus'));
    await expectToBeAt('/queue/queue-1');
  });
});

describe('a failed request', () => {
  const tryAgain = () => screen.findByRole('button', { name: 'Try again' });

  it('for a cached draft does not start a payment, and can be retried', async () => {
    await load(queueBooking('queue-1'));
    server.booking = refused(500, 'unexpected');
    const { user } = open();
    expect(await tryAgain()).toBeVisible();
    expect(server.keys).toEqual([]);
    server.booking = bookingIs(draft);
    await user.click(await tryAgain());
    expect(await payButton()).toBeVisible();
  });

  it("to start the payment shows a 'Try again' button on the page", async () => {
    server.intent = refused(500, 'unexpected');
    const { user } = open();
    await tryAgain();
    server.booking = refused(500, 'unexpected');
    await user.click(await tryAgain());
    expect(await tryAgain()).toBeVisible();
    server.booking = bookingIs(draft);
    server.intent = paymentIs(openOne, 201);
    await user.click(await tryAgain());
    expect(await payButton()).toBeVisible();
  });

  it("for the draft shows a 'Try again' button, even after the server has rejected the payment with 404", async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^4242/ }));
    server.confirm = refused(404, 'not-found');
    server.booking = refused(500, 'unexpected');
    await user.click(await payButton());
    expect(await tryAgain()).toBeVisible();
  });

  it("for the payment's status does not restore an earlier status", async () => {
    const expiresAt = '2099-01-01T00:00:00Z';
    const waiting = { ...openOne, status: 'pending', method: 'upi', expiresAt } as const;
    server.booking = bookingIs({ ...draft, payment: waiting });
    server.status = paymentIs(waiting);
    const { user } = open();
    await screen.findByRole('region', { name: 'UPI request' });
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    server.booking = bookingIs({ ...draft, payment: openOne });
    server.confirm = lost;
    server.status = lost;
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: /^4242/ }));
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server');
    expect(screen.queryByRole('region', { name: 'UPI request' })).not.toBeInTheDocument();
  });
});

it('the payment page leaves no unpaid draft in the cache after the payment', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^4242/ }));
  await user.click(await payButton());
  await expectToBeAt('/queue/queue-1');
  expect(queryClient.getQueryData(queueBooking('queue-1').queryKey)).toBeUndefined();
});

describe('the payment page', () => {
  it('links to the list of helpers when the URL contains no draft', () => {
    open({}, '/payment');
    expect(screen.getByRole('link', { name: 'See helpers' })).toHaveAttribute(
      'href',
      '/freelancers',
    );
  });

  it('shows the data from the booking form until the server responds', async () => {
    server.booking = () => new Promise(() => {});
    const state = {
      draftId: 'queue-1',
      patientId: 'meera',
      amount: 7500,
      currency: 'usd',
      freelancerId: 'ramesh',
      hospitalName: 'Setubandh Hospital',
      date: '2026-11-25',
      time: '08:00',
      duration: 3,
    };
    open({}, { pathname: '/payment', search: '?draft=queue-1', state });
    expect(screen.getByText('$75.00')).toBeVisible();
  });

  it("shows no data from another user's booking form", () => {
    server.booking = () => new Promise(() => {});
    const state = {
      draftId: 'queue-1',
      patientId: 'arjun',
      amount: 7500,
      currency: 'usd',
      hospitalName: 'Setubandh Hospital',
      date: '2026-11-25',
      time: '08:00',
      duration: 3,
    };
    open({}, { pathname: '/payment', search: '?draft=queue-1', state });
    expect(screen.queryByText('Setubandh Hospital')).not.toBeInTheDocument();
  });

  it("charges the server's price instead of the price in the form", async () => {
    const state = {
      draftId: 'queue-1',
      patientId: 'meera',
      amount: 1,
      currency: 'usd',
      hospitalName: '',
      date: '2026-11-25',
      time: '08:00',
      duration: 3,
    };
    open({}, { pathname: '/payment', search: '?draft=queue-1', state });
    expect(await payButton()).toBeVisible();
    expect(server.received).not.toContain('amount');
  });

  it('links back to the booking form when the selected hours are no longer free', async () => {
    server.intent = refused(409, 'hours-taken');
    open();
    expect(await screen.findByRole('link', { name: 'Choose other hours' })).toHaveAttribute(
      'href',
      '/freelancers/ramesh/book?hospital=Setubandh+Hospital',
    );
  });

  it('links to the booking when it is already paid', async () => {
    server.booking = bookingIs({ ...draft, status: 'paid', payment: paidOne });
    open();
    expect(await screen.findByRole('link', { name: 'See your booking' })).toHaveAttribute(
      'href',
      '/queue/queue-1',
    );
  });
});
