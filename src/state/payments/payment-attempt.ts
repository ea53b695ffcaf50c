import { ApiError } from '../../api/http/api-error.ts';
import { getPayment } from '../../api/payments.ts';
import { paymentFailure, type Payment } from '../../contract/payments.ts';
import type { Charge, ChargeResult } from './charge.ts';
import {
  applyHoursTaken,
  applyPayment,
  createOpenGuard,
  currentPayment,
  dropPayment,
  patchAttempt,
  paymentStatus,
  reloadPayment,
  reportFailure,
} from './payment.ts';
import { parseLoadError } from '../core/load-error.ts';
import { dropRequest } from '../core/query-client.ts';

interface Attempt {
  payment: Payment;
  /** Returns false once the user leaves the payment page. */
  isOpen: () => boolean;
}

/** Contains a token but no card data. */
let last: { charge: Charge; isOpen: () => boolean } | null = null;

export async function pay(charge: Charge): Promise<void> {
  await whilePaying(async (attempt) => {
    last = { charge, isOpen: attempt.isOpen };
    await tryCharge(charge, attempt);
  });
}

/** Fetches the payment, and charges again only if the last attempt was lost. */
export async function tryAgain(): Promise<void> {
  await whilePaying(async (attempt) => {
    const found = await check(attempt);
    if (found?.status !== 'open' || !last?.isOpen()) return;
    patchAttempt({ uncertainState: 'none' });
    await tryCharge(last.charge, { ...attempt, payment: found });
  });
}

export function applyEarlierAttempt(result: ChargeResult): void {
  const { payment, hasReturned } = currentPayment();
  if (result.status === 'refused' && hasReturned && payment) reportFailure(payment, result.code);
  applyResult(result);
}

function applyResult(result: ChargeResult): void {
  if (result.status === 'answered') applyPayment(result.payment);
  if (result.status === 'settling') patchAttempt({ uncertainState: 'settling' });
  if (result.status === 'refused') patchAttempt({ error: result.message });
}

async function whilePaying(run: (attempt: Attempt) => Promise<void>): Promise<void> {
  const { payment, isPaying } = currentPayment();
  if (!payment || isPaying) return;
  const isOpen = createOpenGuard();
  dropRequest(paymentStatus(payment.id));
  patchAttempt({ isPaying: true, error: null });
  try {
    await run({ payment, isOpen });
  } finally {
    if (isOpen()) patchAttempt({ isPaying: false });
  }
}

async function tryCharge(charge: Charge, attempt: Attempt): Promise<void> {
  const { payment, isOpen } = attempt;
  try {
    const result = await charge(payment);
    if (result.status === 'refused') reportFailure(payment, result.code);
    if (!isOpen()) return;
    patchAttempt({ uncertainState: 'none' });
    applyResult(result);
  } catch (error) {
    reportFailure(payment, error instanceof ApiError ? error.code : 'failed');
    if (isOpen()) await applyFailure(error, attempt);
  }
}

async function applyFailure(error: unknown, attempt: Attempt): Promise<void> {
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: '' };
  if (status === 0 || status >= 500 || code === 'unexpected-answer') {
    await check(attempt);
    return;
  }
  patchAttempt({ uncertainState: 'none' });
  const failure = paymentFailure.safeParse(code).data;
  if (failure) {
    applyPayment({ ...attempt.payment, status: 'open', method: 'card', failure, expiresAt: null });
    return;
  }
  if (applyHoursTaken(error)) return;
  patchAttempt({ error: parseLoadError(error).message });
  if (code === 'payment-not-open') reloadPayment();
  if (code === 'not-found') dropPayment();
}

/** @returns null if the request fails */
async function check({ payment, isOpen }: Attempt): Promise<Payment | null> {
  patchAttempt({ uncertainState: 'checking' });
  const found = await getPayment(payment.id).catch(() => null);
  if (!isOpen()) return null;
  if (!found) {
    patchAttempt({ uncertainState: 'unsure' });
    return null;
  }
  applyPayment(found);
  // A different failure means that the server received the attempt.
  if (found.status === 'open')
    patchAttempt({ uncertainState: found.failure === payment.failure ? 'lost' : 'none' });
  return found;
}
