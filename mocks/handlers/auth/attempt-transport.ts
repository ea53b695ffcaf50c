import type { OtpPurpose } from '../../../src/contract/auth.ts';

export interface AttemptTransport {
  read(request: Request, purpose: OtpPurpose): string | null;
  write(request: Request, purpose: OtpPurpose, attemptId: string): Record<string, string>;
}

/** The demo has only one browser, so it can always use the newest attempt. */
export const withoutAttemptIds: AttemptTransport = {
  read: () => null,
  write: () => ({}),
};
