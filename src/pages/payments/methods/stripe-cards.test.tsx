import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOne } from '../../../state/testing/fake-payments.ts';
import { stripeCards } from './stripe-cards.tsx';

const load = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('./StripeCards.tsx', load);

beforeEach(() => {
  load.mockRejectedValue(new Error('Failed to fetch the module'));
});
afterEach(() => void vi.unstubAllGlobals());

const open = () => {
  const { Form } = stripeCards('pk_test_1');
  return render(
    <Form
      payment={openOne}
      holder="Meera Nair"
      now={new Date('2026-11-21T04:30:00Z')}
      isPaying={false}
      returnUrl=""
      onPay={() => {}}
      onEarlierAttempt={() => {}}
    >
      <button type="submit">Pay</button>
    </Form>,
  );
};

it('the card form shows an error and a reload button when its code fails to load', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  open();
  expect(await screen.findByText('The card form could not be loaded')).toBeVisible();
  expect(screen.getByText(/Nothing was charged/)).toBeVisible();
  screen.getByRole('button', { name: 'Reload the page' }).click();
  expect(reload).toHaveBeenCalledOnce();
});

it('after a failed load, the card form loads its code again for the next payment', async () => {
  const { unmount } = open();
  await screen.findByText('The card form could not be loaded');
  unmount();
  load.mockResolvedValue({ StripeCards: () => <p>Fields of Stripe</p> });
  open();
  expect(await screen.findByText('Fields of Stripe')).toBeVisible();
});
