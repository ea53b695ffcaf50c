import type { OtpPurpose } from '../../src/contract/auth.ts';

/** Stores a device's signup or password reset id while it waits for the code. */
export interface AttemptTransport {
  read(request: Request, purpose: OtpPurpose): string | null;
  /** Returns the headers to send with the response. */
  write(request: Request, purpose: OtpPurpose, attemptId: string): Record<string, string>;
}

/** For the in-page demo: its only browser always means the newest attempt. */
export const withoutAttemptIds: AttemptTransport = {
  read: () => null,
  write: () => ({}),
};
