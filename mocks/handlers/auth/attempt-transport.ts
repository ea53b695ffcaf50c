import type { OtpPurpose } from '../../../src/contract/auth.ts';

export interface AttemptTransport {
  read(request: Request, purpose: OtpPurpose): string | null;
  /** Returns response headers. */
  write(request: Request, purpose: OtpPurpose, attemptId: string): Record<string, string>;
}

/** Uses the newest attempt, because the demo has one browser. */
export const withoutAttemptIds: AttemptTransport = {
  read: () => null,
  write: () => ({}),
};
