import { vi } from 'vitest';
import { asha, listWith } from '../../../api/testing/fake-browser.ts';

/** Loads the client and its session afresh, as another tab does. */
export async function openTab({ isShared = true } = {}) {
  vi.resetModules();
  const [{ call }, source, session, refresh, hint, { setApiConfig }, { ApiError }] =
    await Promise.all([
      import('../../../api/client.ts'),
      import('../../../api/session-source.ts'),
      import('../session.ts'),
      import('../refresh.ts'),
      import('../hint.ts'),
      import('../../../api/config.ts'),
      import('../../../api/api-error.ts'),
    ]);
  setApiConfig({
    apiUrl: 'https://api.example',
    geocoderUrl: 'https://geo.example',
    ready: Promise.resolve(),
  });
  // The session loads it late, which would be the copy of the tab that was opened last.
  source.setSessionSource({ ...source.sessionSource(), renew: refresh.renewToken });
  hint.setSessionShared(isShared);
  return { call, ApiError, ...session, clearSessionHint: hint.clearSessionHint };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** A tab whose token has run out. */
export async function openSignedInTab(settings?: { isShared: boolean }): Promise<Tab> {
  const tab = await openTab(settings);
  tab.startSession(asha, 'token-1');
  return tab;
}

/** A call that needs a good token. */
export const listFrom = (tab: Tab) => listWith(tab.call);
