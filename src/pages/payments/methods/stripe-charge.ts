import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { ApiError } from '../../../api/http/api-error.ts';
import { getPayment } from '../../../api/payments.ts';
import type { Payment } from '../../../contract/payments.ts';
import type { Charge, ChargeResult } from '../../../state/payments/charge.ts';
import { t } from '../../../words/t.ts';

const NOT_COMPLETED = t`The payment was not completed. Nothing was charged. Please try again.`;

export function stripeCharge(stripe: Stripe, elements: StripeElements, returnUrl: string): Charge {
  return async (payment) => {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    return hasMoney(paymentIntent ?? error?.payment_intent)
      ? fetchResult(payment)
      : toRefusal(error);
  };
}

/** The server may not know this attempt's result yet. */
export async function retrieveEarlierAttempt(
  stripe: Stripe,
  clientSecret: string,
): Promise<ChargeResult | null> {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  if (hasMoney(paymentIntent)) return { status: 'settling' };
  const failed = paymentIntent?.last_payment_error;
  if (!failed) return null;
  return {
    status: 'refused',
    code: failed.decline_code ?? failed.code ?? failed.type,
    message: failed.message ?? NOT_COMPLETED,
  };
}

/** Stripe refuses another attempt if the payment has succeeded or is in progress. */
function hasMoney(intent: PaymentIntent | undefined): boolean {
  const { status } = intent ?? {};
  return status === 'succeeded' || status === 'processing' || status === 'requires_capture';
}

/** Trust the server's status, not Stripe's (ADR 0020). */
async function fetchResult({ id }: Payment): Promise<ChargeResult> {
  const payment = await getPayment(id).catch(() => null);
  return payment?.status === 'succeeded' ? { status: 'answered', payment } : { status: 'settling' };
}

/** @throws {ApiError} if Stripe cannot be reached or has no result */
function toRefusal(error: StripeError | undefined): ChargeResult {
  if (error?.type === 'api_connection_error' || error?.type === 'api_error')
    throw new ApiError({ status: 0, code: 'no-answer' });
  return {
    status: 'refused',
    code: error?.decline_code ?? error?.code ?? error?.type ?? 'not-completed',
    message: error?.message ?? NOT_COMPLETED,
  };
}
