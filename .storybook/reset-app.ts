import { removeStoredWhere } from '../src/api/browser-storage.ts';
import { logOut } from '../src/state/session/log-out.ts';
import { resetSession } from '../src/state/session/session.ts';
import { resetHourCycle } from '../src/state/hour-cycle.ts';
import { resetPasswordReset } from '../src/state/password-reset.ts';
import { queryClient } from '../src/state/query-client.ts';
import { resetSignup } from '../src/state/signup.ts';
import { resetTheme } from '../src/state/theme.ts';
import { resetToasts } from '../src/state/toasts.ts';

/** Resets the app to a guest's first load. */
export async function resetApp(): Promise<void> {
  // Also disconnects and clears stored data.
  await logOut();
  for (const reset of [
    resetSession,
    resetHourCycle,
    resetPasswordReset,
    resetSignup,
    resetTheme,
    resetToasts,
  ])
    reset();
  queryClient.clear();
  for (const kind of ['local', 'session'] as const)
    removeStoredWhere(kind, (key) => key.startsWith('caresetu'));
  delete document.documentElement.dataset['signedIn'];
}
