import { setSessionSource, type Credentials, type SessionSource } from '../session-source.ts';

/** Signs a user in for the calls of a test; null signs out. */
export function fakeSession(
  credentials: Credentials | null,
  others: Partial<SessionSource> = {},
): void {
  setSessionSource({
    credentials: () => credentials,
    provisionalUserId: () => null,
    isShared: () => false,
    renew: async () => null,
    ...others,
  });
}
