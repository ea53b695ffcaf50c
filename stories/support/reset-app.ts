import { removeStoredWhere } from '../../src/api/browser/browser-storage.ts';
import { logOut } from '../../src/state/session/log-out.ts';
import { resetSession } from '../../src/state/session/session.ts';
import { resetHourCycle } from '../../src/state/core/hour-cycle.ts';
import { resetPasswordReset } from '../../src/state/auth/password-reset.ts';
import { queryClient } from '../../src/state/core/query-client.ts';
import { resetSignup } from '../../src/state/auth/signup.ts';
import { resetTheme } from '../../src/state/core/theme.ts';
import { resetToasts } from '../../src/state/core/toasts.ts';

export async function resetApp(): Promise<void> {
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
