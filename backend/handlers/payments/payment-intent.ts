import { paymentEndpoints } from '../../../src/contract/payments.ts';
import { isBooked } from '../../../src/domain/queue/queue-status.ts';
import { randomId } from '../../core/crypto.ts';
import type { PaymentRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import type { RequestContext } from '../core/endpoint-handler.ts';
import { withIdempotencyKey } from '../core/idempotency.ts';
import { updatePrice } from '../queue/queue-drafts.ts';
import { getHelper, holdHours, ownBooking, findPayment } from '../queue/queue-rules.ts';

export async function createPaymentIntent(
  backend: Backend,
  call: RequestContext<typeof paymentEndpoints.createPaymentIntent>,
) {
  const { id: patientId } = signedIn(call.caller);
  return withIdempotencyKey(
    backend,
    paymentEndpoints.createPaymentIntent,
    call,
    async (unit, now) => {
      const draft = await ownBooking(unit, call.body.draftId, patientId);
      if (isBooked(draft.status)) {
        throw new ApiError('already-paid', 'You have already paid for this booking.');
      }
      if (draft.status === 'cancelled') {
        throw new ApiError('payment-not-open', 'This booking was cancelled. Please book again.');
      }
      const held = await holdHours(unit, draft, now, backend.limits);
      const { id, total } = await updatePrice(unit, held, await getHelper(unit, held), now);
      const payment =
        (await findPayment(unit, id, now)) ?? (await beginPayment(unit, id, total, now));
      return { success: true as const, payment };
    },
  );
}

async function beginPayment(
  unit: UnitOfWork,
  draftId: string,
  amount: PaymentRecord['amount'],
  now: Date,
): Promise<PaymentRecord> {
  const payment: PaymentRecord = {
    id: randomId(),
    draftId,
    amount,
    status: 'open',
    method: null,
    failure: null,
    clientSecret: null,
    expiresAt: null,
    createdAt: now.toISOString(),
    paidAt: null,
    refund: null,
  };
  await unit.insert('payments', payment);
  return payment;
}
