import { defaultRules } from '../../src/domain/booking/booking-rules.ts';
import type { ErrorCode } from '../../src/contract/errors.ts';
import { HOLD_MINUTES, paymentFailures } from '../../src/domain/payments/payment.ts';
import { ApiError, busy } from '../handlers/core/api-error.ts';
import { defaultQuotas } from '../handlers/core/backend.ts';
import { tooManyRequests } from '../handlers/core/throttle.ts';

const RETRY_AFTER_SECONDS = 5;

export function faultError(code: ErrorCode): ApiError {
  if (code === 'busy') return busy();
  if (code === 'too-many-requests') return tooManyRequests(RETRY_AFTER_SECONDS);
  return new ApiError(code, faultMessages[code]);
}

const { openVisits, unpaidHolds } = defaultQuotas;

/** The handlers' words. A code with several messages has general ones. */
const faultMessages: Record<Exclude<ErrorCode, 'busy' | 'too-many-requests'>, string> = {
  'invalid-request': 'The request is incomplete.',
  'invalid-otp': 'Invalid OTP',
  'otp-expired': 'This code is no longer valid. Please request a new one.',
  'wrong-credentials': 'Mobile number or password is incorrect.',
  'wrong-password': 'This password is incorrect.',
  'wrong-role': 'This is a doctor account. Choose Doctor to log in.',
  'second-factor-needed': 'Enter the code from your authenticator app to log in.',
  'not-signed-in': 'Please log in to continue.',
  'session-ended': 'Your session has ended. Please log in again.',
  'card-declined': paymentFailures['card-declined'],
  'insufficient-funds': paymentFailures['insufficient-funds'],
  'confirmation-refused': paymentFailures['confirmation-refused'],
  'token-expired': 'Your session has expired.',
  'step-up-needed': 'Enter a code from your authenticator app to open this.',
  'second-factor-required': 'Turn on two-step sign-in on your account page to continue.',
  forbidden: 'You do not have access to this.',
  'consent-needed': 'Please agree to the video call first.',
  'not-found': 'This was not found.',
  'phone-registered': 'This mobile number is already registered. Please log in.',
  'slot-taken': 'This time has just been taken. Please choose another.',
  'visit-in-the-way':
    'You have a visit with another doctor on this day at this time. Choose another time, or cancel that visit first.',
  'too-many-visits': `You have ${openVisits} open appointments and requests. The most you can have is ${openVisits}. Cancel one in Appointments before you book another.`,
  'slot-not-offered': 'The doctor does not offer this time.',
  'offer-changed': 'The doctor has changed the place or the price. Check them, then confirm again.',
  'invalid-transition': 'This has changed in the meantime and cannot be done.',
  'too-late-to-change': 'This visit has begun. You can cancel it and book another time.',
  'too-many-changes': `You have changed or proposed the time ${defaultRules.mostMoves} times, which is the most for a visit. You can keep this visit, or cancel it.`,
  'health-request-refused': 'The patient did not share them for this visit.',
  'too-early': 'It is too early for this.',
  'taken-over': 'You have joined this call on another device.',
  'hours-taken': 'Some of these hours have just been taken. Please choose others.',
  'hours-not-offered': 'The helper does not offer these hours.',
  'too-many-holds': `You have ${unpaidHolds} other bookings waiting for payment. Pay for one or cancel it in Queue bookings, or try again in ${HOLD_MINUTES} minutes.`,
  'already-paid': 'You have already paid for this booking.',
  'payment-not-open': 'This booking was cancelled. Please book again.',
  'refund-changed':
    'Your refund has changed. Your booking was not cancelled. Check the refund and try again.',
  'too-large': 'The request is too large.',
  'unsupported-file': 'This type of file cannot be sent.',
  'idempotency-key-reused': 'This Idempotency-Key was used for another request.',
  unexpected: 'Something went wrong. Please try again.',
};
