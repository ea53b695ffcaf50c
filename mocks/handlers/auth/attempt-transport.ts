import type { OtpPurpose } from '../../../src/contract/auth.ts';

export interface AttemptTransport {
  read(request: Request, purpose: OtpPurpose): string | null;
  /** Returns response headers. */
  write(request: Request, purpose: OtpPurpose, attemptId: string): Record<string, string>;
}

/** The demo has one browser, so it uses the newest attempt. */
export const withoutAttemptIds: AttemptTransport = {
  read: () => null,
  write: () => ({}),
};
