import { setSessionSource, type Credentials, type SessionSource } from '../http/session-source.ts';

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
