import type { OtpPurpose } from '../../src/contract/auth.ts';

/** How a device stores the id of its signup or password reset while it waits for the code. */
export interface AttemptTransport {
  /** The id that comes with a request, null without one. */
  read(request: Request, purpose: OtpPurpose): string | null;
  /** Hands the id over; the headers to send with the answer. */
  write(request: Request, purpose: OtpPurpose, attemptId: string): Record<string, string>;
}

/** For a backend that only one browser can call: the newest attempt is always its own. */
export const withoutAttemptIds: AttemptTransport = {
  read: () => null,
  write: () => ({}),
};
