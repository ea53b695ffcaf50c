import type { OtpPurpose } from '../../../src/contract/auth.ts';

export interface AttemptTransport {
  read(request: Request, purpose: OtpPurpose): string | null;
  write(request: Request, purpose: OtpPurpose, attemptId: string): Record<string, string>;
}

/** The newest attempt is the demo browser's own. */
export const withoutAttemptIds: AttemptTransport = {
  read: () => null,
  write: () => ({}),
};
