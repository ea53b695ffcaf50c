import { ApiError } from '../api/api-error.ts';
import { getPayment } from '../api/payments.ts';
import { paymentFailure, type Payment } from '../contract/payments.ts';
import type { Charge, ChargeResult } from './charge.ts';
import { patch } from './patch.ts';
import {
  currentPayment,
  forgetEarlierQuestions,
  loadPayment,
  reportFailure,
  takeHoursGone,
  takePayment,
  untilClosed,
} from './payment.ts';
import { problemOf } from './problem.ts';

/** A try at the payment that is open, and whether it is still the one that is open. */
interface Try {
  payment: Payment;
  isOpen: () => boolean;
}

/** The last try, to be made once more. It holds no card, only what stands for one. */
let last: { charge: Charge; isOpen: () => boolean } | null = null;

/** Pays in one way. While a try is under way, another one is none. */
export async function pay(charge: Charge): Promise<void> {
  await whilePaying(async (attempt) => {
    last = { charge, isOpen: attempt.isOpen };
    await tryCharge(charge, attempt);
  });
}

/** Looks what became of a try that got no answer, and makes it once more if nothing did. */
export async function tryAgain(): Promise<void> {
  await whilePaying(async (attempt) => {
    const found = await check(attempt);
    if (found?.status !== 'open' || !last?.isOpen()) return;
    currentPayment().doubt = 'none';
    await tryCharge(last.charge, { ...attempt, payment: found });
  });
}

/** Takes up what the provider knows of an earlier try; what failed on the bank's own page is logged only now. */
export function takeEarlierTry(result: ChargeResult): void {
  const { payment, hasReturned } = currentPayment();
  if (result.status === 'refused' && hasReturned && payment) reportFailure(payment, result.code);
  takeChargeResult(result);
}

function takeChargeResult(result: ChargeResult): void {
  const state = currentPayment();
  if (result.status === 'answered') takePayment(result.payment);
  if (result.status === 'settling') state.doubt = 'settling';
  if (result.status === 'refused') state.error = result.message;
}

/** Runs a try unless one is under way; what it learns after the payment was left goes nowhere. */
async function whilePaying(run: (attempt: Try) => Promise<void>): Promise<void> {
  const state = currentPayment();
  const { payment, isPaying } = state;
  if (!payment || isPaying) return;
  const isOpen = untilClosed();
  forgetEarlierQuestions();
  patch(state, { isPaying: true, error: null });
  try {
    await run({ payment, isOpen });
  } finally {
    if (isOpen()) state.isPaying = false;
  }
}

async function tryCharge(charge: Charge, attempt: Try): Promise<void> {
  const { payment, isOpen } = attempt;
  try {
    const result = await charge(payment);
    if (result.status === 'refused') reportFailure(payment, result.code);
    if (!isOpen()) return;
    currentPayment().doubt = 'none';
    takeChargeResult(result);
  } catch (error) {
    reportFailure(payment, error instanceof ApiError ? error.code : 'failed');
    if (isOpen()) await takeFailure(error, attempt);
  }
}

async function takeFailure(error: unknown, attempt: Try): Promise<void> {
  const state = currentPayment();
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: '' };
  if (status === 0 || status >= 500) {
    await check(attempt);
    return;
  }
  state.doubt = 'none';
  const failure = paymentFailure.safeParse(code).data;
  if (failure) {
    // The payment itself tells it, as it does after a reload.
    takePayment({ ...attempt.payment, status: 'open', method: 'card', failure, expiresAt: null });
    return;
  }
  if (takeHoursGone(error)) return;
  state.error = problemOf(error).message;
  // Another draft has taken its place: there is nothing to pay here any more.
  if (code === 'not-found') state.payment = null;
  // It was closed elsewhere meanwhile: the draft tells how.
  if (code === 'payment-not-open' || code === 'not-found') await loadPayment();
}

/** Asks the server what it knows of a try that got no answer; null when it does not say. */
async function check({ payment, isOpen }: Try): Promise<Payment | null> {
  const state = currentPayment();
  state.doubt = 'checking';
  const found = await getPayment(payment.id).catch(() => null);
  if (!isOpen()) return null;
  if (!found) {
    state.doubt = 'unsure';
    return null;
  }
  takePayment(found);
  // A refusal whose answer was lost is no doubt: the payment says it.
  if (found.status === 'open') state.doubt = found.failure === payment.failure ? 'lost' : 'none';
  return found;
}
