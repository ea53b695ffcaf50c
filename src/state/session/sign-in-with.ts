import { ApiError } from '../../api/http/api-error.ts';
import type { User } from '../../contract/auth.ts';
import { isSessionShared } from './hint.ts';
import { startLifetime } from './lifetime.ts';
import { refreshSession } from './refresh.ts';
import { credentials, startSession } from './session.ts';

/**
 * Refreshes the session if the response has no token.
 * @throws {ApiError} if the refresh fails
 */
export async function signInWith(
  { user, accessToken }: { user: User; accessToken?: string | undefined },
  isRemembered: boolean,
): Promise<void> {
  if (accessToken) startSession(user, accessToken);
  else await refreshSession();
  if (!credentials()) throw new ApiError({ status: 401, code: 'not-signed-in' });
  if (isSessionShared()) startLifetime(isRemembered);
}
