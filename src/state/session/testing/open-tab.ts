import { vi } from 'vitest';
import { asha, createListResponse } from '../../../api/testing/fake-browser.ts';

export async function openTab({ isShared = true } = {}) {
  vi.resetModules();
  const [{ call }, session, hint, { setApiConfig }, { ApiError }] = await Promise.all([
    import('../../../api/http/client.ts'),
    import('../session.ts'),
    import('../hint.ts'),
    import('../../../api/http/config.ts'),
    import('../../../api/http/api-error.ts'),
    // Registers the renewal of the session, as a login does.
    import('../refresh.ts'),
  ]);
  setApiConfig({
    apiUrl: 'https://api.example',
    geocoderUrl: 'https://geo.example',
    ready: Promise.resolve(),
  });
  hint.setSessionShared(isShared);
  return { call, ApiError, ...session, clearSessionHint: hint.clearSessionHint };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

export async function openSignedInTab(settings?: { isShared: boolean }): Promise<Tab> {
  const tab = await openTab(settings);
  tab.startSession(asha, 'token-1');
  return tab;
}

export const listFrom = (tab: Tab) => createListResponse(tab.call);
