import type { OtpPurpose } from '../../../src/contract/auth.ts';

export interface AttemptTransport {
  read(request: Request, purpose: OtpPurpose): string | null;
  /** Returns the response headers to set. */
  write(request: Request, purpose: OtpPurpose, attemptId: string): Record<string, string>;
}

/** For the demo, which has only one browser: without an id, the newest attempt is used. */
export const withoutAttemptIds: AttemptTransport = {
  read: () => null,
  write: () => ({}),
};
