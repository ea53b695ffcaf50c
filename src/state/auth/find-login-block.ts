import { canStoreCookies } from '../../api/browser/cookies.ts';
import { ApiError } from '../../api/http/api-error.ts';
import { loadApiConfig } from '../../api/http/config.ts';
import { t } from '../../words/t.ts';
import { isSessionShared } from '../session/hint.ts';

/** The reason why logging in does not work in this browser, or null. */
export async function findLoginBlock(): Promise<string | null> {
  try {
    await loadApiConfig();
  } catch (error) {
    // Any other error may be over with the next attempt.
    return error instanceof ApiError ? error.message : null;
  }
  // The demo keeps its session without cookies.
  if (!isSessionShared() || canStoreCookies()) return null;
  return t`Your browser blocks cookies for this site, and CareSetu needs one to log you in. Allow cookies, then reload the page.`;
}
