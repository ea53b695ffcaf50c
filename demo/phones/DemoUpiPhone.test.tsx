import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PaymentEvent } from '../../src/contract/payments.ts';
import { paidByCard } from '../../src/domain/testing/queue-booking.ts';
import { DemoUpiPhone } from './DemoUpiPhone.tsx';

const asked = { ...paidByCard, status: 'pending' as const, method: 'upi' as const };

it('DemoUpiPhone shows the amount, and reports whether the user declines or approves the payment', async () => {
  const onSettle = vi.fn<(event: PaymentEvent) => Promise<void>>().mockResolvedValue();
  render(<DemoUpiPhone payment={asked} onSettle={onSettle} />);
  expect(screen.getByRole('region', { name: 'Demo phone' })).toHaveTextContent(
    'CareSetu requests $75.00',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(onSettle.mock.calls).toEqual([
    [{ paymentId: 'payment-1', outcome: 'refused' }],
    [{ paymentId: 'payment-1', outcome: 'succeeded' }],
  ]);
});

it('DemoUpiPhone renders nothing while no UPI payment is pending', () => {
  const { container } = render(
    <DemoUpiPhone payment={paidByCard} onSettle={() => Promise.resolve()} />,
  );
  expect(container).toBeEmptyDOMElement();
});
